import { reloadRemotesForCaller } from '../federation/remotes';
import { permissions } from '../permissions/permission-store';
import { needsClub } from '../session/access-guard';
import { publicSession } from '../session/session-store';
import { menuEntries } from './menu-entries';
import { homePath } from './sidebar-entries';

/** The first screen of who is here; for someone who has no club yet, where one is made. */
export function homeOfCaller(): string {
  const { user } = publicSession.getState();
  if (user && needsClub(user)) return '/onboarding';
  return homePath(menuEntries(), permissions.getState(), user);
}

/** Where a fresh session goes: on to the link it came from, else to the user's first screen. */
export async function pathAfterSignIn(cameWith: unknown): Promise<string> {
  await reloadRemotesForCaller();
  const from = (cameWith as { from?: unknown } | null)?.from;
  // a path of this page alone; `//host` would leave it
  if (typeof from === 'string' && /^\/(?!\/)/.test(from)) return from;
  return homeOfCaller();
}
