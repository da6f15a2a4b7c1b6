import type { User } from '@canchero/shared-contracts/auth';
import type { SessionState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';
import { readEntry, writeEntry } from '../storage/entries';

export interface Session {
  token: string | null;
  refreshToken: string | null;
  /** Token of a super admin for calls under /admin/. */
  adminToken: string | null;
  user: User | null;
}

const NOBODY: Session = { token: null, refreshToken: null, adminToken: null, user: null };

/** Session with its tokens. Remotes never get it; they read `publicSession`. */
export const session = createStore<Session>(() => NOBODY);
export const publicSession = createStore<SessionState>(() => ({ user: null }));
session.subscribe(({ user }, before) => {
  if (user !== before.user) publicSession.setState({ user });
});

/** Checks whether token and user are both present. */
export const isSignedIn = (s: Session): s is Session & { token: string; user: User } =>
  s.token !== null && s.user !== null;

/** Changes the session in memory and in this tab's storage. */
export function saveSession(change: Partial<Session>): void {
  session.setState(change);
  for (const [key, value] of Object.entries(change)) writeEntry(key as keyof Session, value);
}

/** Takes renewed tokens and stamps the user and the club in storage anew: a session in use does not end by age. */
export function renewSession(tokens: Partial<Session>): void {
  saveSession(tokens);
  for (const key of ['user', 'selectedClubId', 'selectedClub'] as const) writeEntry(key, readEntry(key));
}

let ending = new AbortController();

/**
 * Signal of the current session, which is also its identity: aborted when the session ends. Code that waits for an
 * answer checks it, so that nothing of one session reaches the next.
 */
export const sessionSignal = (): AbortSignal => ending.signal;

let lapsed = false;

/**
 * Returns whether the last session ended without anybody's asking. It is no state of the way to the sign-in, since a guard
 * may lead there first.
 */
export const hasLapsed = (): boolean => lapsed;

/**
 * Ends the session: its calls are aborted, and memory and storage forget it.
 * @param isLapse true if nobody asked for it: it could not be renewed
 */
export function clearSession(isLapse = false): void {
  lapsed = isLapse;
  const ended = ending;
  ending = new AbortController();
  saveSession(NOBODY);
  ended.abort();
}

/**
 * Creates a function whose callers share one run at a time, as long as they belong to one session.
 * @throws AbortError if the session ended before the run did
 */
export function oncePerSession<A extends unknown[], T>(
  run: (session: AbortSignal, ...input: A) => Promise<T>,
): (...input: A) => Promise<T> {
  let running: { session: AbortSignal; result: Promise<T> } | null = null;
  return (...input) => {
    const current = sessionSignal();
    if (running?.session === current) return running.result;
    const result = run(current, ...input).finally(() => {
      if (running?.result === result) running = null;
    });
    running = { session: current, result };
    return result;
  };
}

/** Restores the stored session if its user is valid, else clears it. */
export function restoreSession(): void {
  const user = readEntry<unknown>('user');
  if (!isStoredUser(user)) clearSession();
  else
    session.setState({
      user,
      token: readEntry('token'),
      refreshToken: readEntry('refreshToken'),
      adminToken: readEntry('adminToken'),
    });
}

/** Checks for an id, an e-mail and the lists that guards read. */
function isStoredUser(value: unknown): value is User {
  const user = value as Partial<User> | null;
  return Boolean(user?.id && user.email && Array.isArray(user.club_ids) && Array.isArray(user.roles));
}
