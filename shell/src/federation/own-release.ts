import { readCookie, writeCookie } from '../storage/cookies';

/** Cookies of the shell's releases. The service writes the first with each list of remotes. */
const COOKIES = { session: 'shellRelease', failed: 'failedShell' };
const DAY_SECONDS = 86_400;

/** Returns the shell's release of this page; null in development, which has none. */
export function runningRelease(): string | null {
  const { release = '' } = document.documentElement.dataset;
  return /^\w/.test(release) && !release.startsWith('__') ? release : null;
}

/** Returns the source of the shell's own failures, as in `shell@1`. */
export const ownSource = (): string => `shell@${runningRelease() ?? ''}`;

/** Returns the shell's release that the service has for this session, unless it did not start here; else null. */
export function sessionRelease(): string | null {
  const release = readCookie(COOKIES.session);
  return release === readCookie(COOKIES.failed) ? null : release;
}

/**
 * Notes for a day that the release of this page did not start in this browser, so that the service answers with the active
 * one.
 * @returns false if the page may not get another one: it is noted already, or has no session's release
 */
export function giveReleaseUp(): boolean {
  const running = runningRelease();
  if (running === null || running !== sessionRelease()) return false;
  writeCookie(COOKIES.failed, running, DAY_SECONDS);
  return sessionRelease() === null;
}
