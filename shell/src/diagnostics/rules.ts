/** A guard sent someone elsewhere. `at`: epoch milliseconds. */
export interface Redirect {
  target: string;
  at: number;
}

const REDIRECTS = 10;
const LOOP_FROM = 5;
const LOOP_TARGETS = 2;
/** Redirects further apart than this are a person trying again, not a loop. */
const LOOP_WITHIN_MS = 10_000;

/** Of the last ten redirects: at least five in a short time that lead to no more than two places. */
export function isNavigationLoop(redirects: readonly Redirect[], now: number): boolean {
  const recent = redirects.slice(-REDIRECTS).filter(({ at }) => now - at < LOOP_WITHIN_MS);
  return recent.length >= LOOP_FROM && new Set(recent.map(({ target }) => target)).size <= LOOP_TARGETS;
}

/** What happened to the page itself. `asked`: the interface is about to reload it. */
export interface PageEvent {
  type: 'load' | 'reload' | 'asked' | 'hide';
  at: number;
}

const PAGE_EVENTS = 5;
/** A person who reloads has read something before. */
const TOO_SOON_MS = 5000;

/** Of the last five page events: a reload right after a load that nobody asked for. */
export function isUnexpectedReload(events: readonly PageEvent[]): boolean {
  const last = events.slice(-PAGE_EVENTS);
  const newest = last.at(-1);
  if (newest?.type !== 'reload') return false;
  const before = last.slice(0, -1);
  const loaded = before.findLast(({ type }) => type === 'load' || type === 'reload');
  const asked = before.findLast(({ type }) => type === 'asked');
  if (asked && (!loaded || asked.at >= loaded.at)) return false;
  return loaded !== undefined && newest.at - loaded.at < TOO_SOON_MS;
}

const SOON_MS = 300_000;

/** Whether a token runs out within five minutes. `expiry`: epoch milliseconds, null for never. */
export const expiresSoon = (expiry: number | null, now: number): boolean => expiry !== null && expiry - now < SOON_MS;

/** Headers as they may be shown: what proves who one is, is not. */
export function maskHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const shown = [...headers].map(([name, value]) => [name, name.toLowerCase() === 'authorization' ? '•••' : value]);
  return Object.fromEntries(shown) as Record<string, string>;
}
