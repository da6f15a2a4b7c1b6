import { failureReports } from './federation/failure-reports';
import { ownSource, runningRelease, SESSION_COOKIE, sessionRelease } from './federation/own-release';
import { writeCookie } from './storage/cookies';

/** Name of the cookie with the shell's release that did not start in this browser. */
const FAILED_COOKIE = 'failedShell';
const DAY_SECONDS = 86_400;

/**
 * Reports that the shell did not start. A failed release of a session is noted in this browser for a day, so that the
 * service answers with the active one.
 * @returns true if the page may get another release by a load
 */
export function recoverStart(error: unknown): boolean {
  failureReports.report(ownSource(), 'load', error);
  failureReports.flush();
  const running = runningRelease();
  if (!navigator.onLine || running === null || running !== sessionRelease()) return false;
  writeCookie(FAILED_COOKIE, running, DAY_SECONDS);
  writeCookie(SESSION_COOKIE, '', 0);
  return true;
}
