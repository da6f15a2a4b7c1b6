import { record } from '../diagnostics/debug-log';
import { isNavigationLoop, type Redirect } from '../diagnostics/rules';
import { navigate } from '../navigation/navigate';
import { wipeStorage } from '../storage/version-stamp';
import { clearSession } from './session-store';

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
