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

export const clearSession = () => saveSession(NOBODY);

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
