import { refreshRemotes, remotes } from '../federation/remotes';
import { permissions } from '../permissions/permission-store';
import { needsClub } from '../session/access-guard';
import { publicSession } from '../session/session-store';
import { homePath } from './home-path';

/** Returns the path of the user's first screen, or of the onboarding for a user without a club. */
export function homeOfCaller(): string {
  const { user } = publicSession.getState();
  if (user && needsClub(user)) return '/onboarding';
  return homePath(remotes.getState().releases, permissions.getState(), user);
}

/** Returns the path to open after signing in: the link that led to the sign-in page, else the user's first screen. */
export async function pathAfterSignIn(cameWith: unknown): Promise<string> {
  // the change of user has the list read already
  await refreshRemotes();
  const from = (cameWith as { from?: unknown } | null)?.from;
  // a path of this origin only: `//host` would leave it
  if (typeof from === 'string' && /^\/(?!\/)/.test(from)) return from;
  return homeOfCaller();
}
