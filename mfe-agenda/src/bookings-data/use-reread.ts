import type { Endpoint } from '@canchero/shared-contracts/core';
import type { AppEvents } from '@canchero/shared-contracts/events';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';

/** Events after which a list of bookings, or what is owed for them, differs. */
export const OF_BOOKINGS: readonly (keyof AppEvents)[] = [
  'booking.created',
  'booking.updated',
  'booking.cancelled',
  'booking.hold_ended',
  'booking_note.changed',
  'consumption.changed',
];

/** Milliseconds from the first change to the read of it and of those that follow. */
const GATHER_MS = 1000;

/** Reads a club's answers of an endpoint again after the named events, once a second at most. `events`: a constant. */
export function useReread(clubId: string, endpoint: Endpoint, events = OF_BOOKINGS): void {
  const { bus, queryClient } = useHost();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint, { clubId }) });
      }, GATHER_MS);
    };
    const offs = events.map((name) => bus.on(name, changed));
    return () => {
      clearTimeout(timer);
      for (const off of offs) off();
    };
  }, [bus, queryClient, clubId, endpoint, events]);
}
