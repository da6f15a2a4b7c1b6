import { record } from '../diagnostics/debug-log';
import { navigate } from '../navigation/navigate';
import { wipeStorage } from '../storage/schema-stamp';
import { clearSession } from './session-store';

/** A guard's redirect. `at`: epoch milliseconds. */
export interface Redirect {
  target: string;
  at: number;
}

const REDIRECTS = 10;
const LOOP_FROM = 5;
const LOOP_TARGETS = 2;
/** Redirects further apart than this are a person who tries again, not a loop. */
const LOOP_WITHIN_MS = 10_000;

/** Checks whether at least five of the last ten redirects, in a short time, lead to no more than two places. */
export function isNavigationLoop(redirects: readonly Redirect[], now: number): boolean {
  const recent = redirects.slice(-REDIRECTS).filter(({ at }) => now - at < LOOP_WITHIN_MS);
  return recent.length >= LOOP_FROM && new Set(recent.map(({ target }) => target)).size <= LOOP_TARGETS;
}

let redirects: Redirect[] = [];

/**
 * Records a guard's redirect. Ends the session if guards only pass the user around, so that the user signs in again.
 */
export function noteRedirect(target: string, from: string): void {
  const now = Date.now();
  redirects = [...redirects.slice(1 - REDIRECTS), { target, at: now }];
  record('navigation', `redirect from ${from} to ${target}`);
  if (!isNavigationLoop(redirects, now)) return;
  record('navigation', 'navigation loop: the session is cleared');
  redirects = [];
  clearSession();
  wipeStorage();
  navigate('/login', { replace: true });
}
