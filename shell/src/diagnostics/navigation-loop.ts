import { navigate } from '../navigation';
import { clearSession } from '../session/session-store';
import { wipeStorage } from '../storage/version-stamp';
import { record } from './debug-log';
import { isNavigationLoop, type Redirect } from './rules';

let redirects: Redirect[] = [];

/** A guard sends someone elsewhere. When guards only pass them around, the session is given up and they sign in anew. */
export function noteRedirect(target: string, from: string): void {
  const now = Date.now();
  redirects = [...redirects.slice(-9), { target, at: now }];
  record('navigation', `redirect from ${from} to ${target}`);
  if (!isNavigationLoop(redirects, now)) return;
  record('navigation', 'navigation loop: the session is cleared');
  redirects = [];
  clearSession();
  wipeStorage();
  navigate('/login', { replace: true });
}
