import { readEntry, writeEntry } from '../storage/entries';
import { record } from './debug-log';
import { isUnexpectedReload, type PageEvent } from './rules';

const KEPT = 5;

function note(type: PageEvent['type']): readonly PageEvent[] {
  const events = [...(readEntry<PageEvent[]>('pageEvents') ?? []), { type, at: Date.now() }].slice(-KEPT);
  writeEntry('pageEvents', events);
  return events;
}

/** Follows loads, reloads and hiding of the page; a reload that nobody asked for is a warning in the log. */
export function watchPage(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload' ? 'reload' : 'load';
  const events = note(type);
  record('page', `${type} ${window.location.pathname}`);
  if (isUnexpectedReload(events)) record('page', 'unexpected reload');
  window.addEventListener('pagehide', () => void note('hide'));
}

/** Reloads the page because its reader asked for it. */
export function reloadPage(): void {
  note('asked');
  window.location.reload();
}
