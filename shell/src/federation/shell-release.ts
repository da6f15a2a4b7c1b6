import { bus } from '../events/bus';
import { isWriting } from '../session/session-call';
import { readEntry, writeEntry } from '../storage/entries';
import { runningRelease, sessionRelease } from './own-release';
import { catchUp } from './remotes';

/** Milliseconds over which open pages spread their requests after a change that all of them hear of. */
const SPREAD_MS = 3_000;

/** Active release, as the stream last reported it. */
let newest: string | null = null;

/** Learns of deployments and rollbacks from the stream, until the returned function is called. */
export const followReleases = (spreadMs = SPREAD_MS): (() => void) =>
  bus.on('remotes.changed', ({ shell, at }) => {
    newest = shell;
    setTimeout(() => void catchUp(Date.parse(at)), Math.random() * spreadMs);
  });

/**
 * Decides whether the next screen opens in another release of the shell, by a load of the whole page: that of the
 * session, which may be a canary, else the active one. Each release is tried once in a tab, never while a write is
 * under way or without a network.
 */
export function takesNewShell(): boolean {
  const running = runningRelease();
  const wanted = sessionRelease() ?? newest;
  if (running === null || wanted === null || wanted === running) return false;
  if (isWriting() || !navigator.onLine || readEntry('shellTaken') === wanted) return false;
  writeEntry('shellTaken', wanted);
  return true;
}
