import type { AppEvents } from '@canchero/shared-contracts/events';
import { useHost } from '@canchero/shared-contracts/kit';
import { type DashboardSection, STALING_EVENTS, staleSections } from '@canchero/shared-contracts/report';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReloadSections } from './queries';

/** Time within which events cause a single read. */
const SETTLE_MS = 250;

/**
 * Reads the sections again that an event elsewhere has made stale, and of those only the shown ones: a hidden one waits
 * until it is shown. Reads follow each other, so that an older answer never replaces a newer one.
 * @returns whether the last read failed, and its retry
 */
export function useLiveSections(clubId: string, shown: readonly DashboardSection[]) {
  const host = useHost();
  const reload = useReloadSections(clubId);
  const stale = useRef(new Set<DashboardSection>());
  const now = useRef({ shown, reload });
  now.current = { shown, reload };
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [failed, setFailed] = useState(false);

  const read = useCallback(async () => {
    const due = now.current.shown.filter((section) => stale.current.has(section));
    if (due.length === 0 || busy.current) return;
    busy.current = true;
    for (const section of due) stale.current.delete(section);
    try {
      await now.current.reload(due);
      setFailed(false);
    } catch {
      for (const section of due) stale.current.add(section);
      setFailed(true);
      return;
    } finally {
      busy.current = false;
    }
    await read();
  }, []);

  useEffect(() => {
    const changed = (event: string) => {
      for (const section of staleSections(event)) stale.current.add(section);
      clearTimeout(timer.current);
      timer.current = setTimeout(read, SETTLE_MS);
    };
    const offs = [
      ...STALING_EVENTS.map((name) => host.bus.on(name as keyof AppEvents, () => changed(name))),
      host.bus.on('report.figures_changed', ({ event }) => changed(event)),
    ];
    return () => {
      clearTimeout(timer.current);
      for (const off of offs) off();
    };
  }, [host, read]);

  const order = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that is shown again may be stale
  useEffect(() => void read(), [order, read]);

  return { failed, retry: read };
}
