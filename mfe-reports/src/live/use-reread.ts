import type { Endpoint } from '@canchero/shared-contracts/core';
import type { AppEvents } from '@canchero/shared-contracts/events';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';

/** Time within which events cause a single read. */
const SETTLE_MS = 250;

/**
 * Reads a club's answers of some endpoints again after the named events. Both lists are constants: a new list restarts
 * the listening.
 */
export function useReread(clubId: string, endpoints: readonly Endpoint[], events: readonly string[]): void {
  const host = useHost();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      for (const endpoint of endpoints) {
        void host.queryClient.invalidateQueries({ queryKey: keyOf(endpoint, { clubId }) });
      }
    };
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLE_MS);
    };
    const offs = [
      ...events.map((name) => host.bus.on(name as keyof AppEvents, changed)),
      host.bus.on('report.figures_changed', ({ event }) => {
        if (events.includes(event)) changed();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const off of offs) off();
    };
  }, [host, clubId, endpoints, events]);
}
