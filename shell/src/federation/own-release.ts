import { readCookie } from '../storage/cookies';

/** Name of the cookie in which the service says which release of the shell this session has. */
export const SESSION_COOKIE = 'shellRelease';

/** Returns the shell's release of this page; null in development, which has none. */
export function runningRelease(): string | null {
  const { release = '' } = document.documentElement.dataset;
  return /^[^\W_]/.test(release) ? release : null;
}

/** Returns the source of the shell's own failures, as in `shell@1`. */
export const ownSource = (): string => `shell@${runningRelease() ?? ''}`;

/** Returns the shell's release that the service has for this session; undefined without one. */
export const sessionRelease = (): string | undefined => readCookie(SESSION_COOKIE);
