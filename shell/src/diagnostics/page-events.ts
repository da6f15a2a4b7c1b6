import { readEntry, writeEntry } from '../storage/entries';
import { record } from './debug-log';

/** Event in the life of the page. `asked`: the interface is about to reload it. `at`: epoch milliseconds. */
export interface PageEvent {
  type: 'load' | 'reload' | 'asked' | 'hide';
  at: number;
}

/** Number of events to keep and to look at. */
const KEPT = 5;
/** Time below which a reload follows too soon for the page to have been read. */
const TOO_SOON_MS = 5000;

/** Checks whether the last event is a reload right after a load, without the user or the interface asking for it. */
export function isUnexpectedReload(events: readonly PageEvent[]): boolean {
  const last = events.slice(-KEPT);
  const newest = last.at(-1);
  if (newest?.type !== 'reload') return false;
  const before = last.slice(0, -1);
  const loaded = before.findLast(({ type }) => type === 'load' || type === 'reload');
  const asked = before.findLast(({ type }) => type === 'asked');
  if (asked && (!loaded || asked.at >= loaded.at)) return false;
  return loaded !== undefined && newest.at - loaded.at < TOO_SOON_MS;
}

function note(type: PageEvent['type']): readonly PageEvent[] {
  const events = [...(readEntry<PageEvent[]>('pageEvents') ?? []), { type, at: Date.now() }].slice(-KEPT);
  writeEntry('pageEvents', events);
  return events;
}

/** Records loads, reloads and hiding of the page, and a warning for a reload that nobody asked for. */
export function watchPage(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload' ? 'reload' : 'load';
  const events = note(type);
  record('page', `${type} ${window.location.pathname}`);
  if (isUnexpectedReload(events)) record('page', 'unexpected reload');
  window.addEventListener('pagehide', () => void note('hide'));
}

/** Reloads the page because its user asked for it. */
export function reloadPage(): void {
  note('asked');
  window.location.reload();
}
