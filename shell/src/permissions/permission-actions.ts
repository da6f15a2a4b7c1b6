import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { forgetStreamPosition, noteStreamPosition } from '../events/stream-position';
import { call } from '../session/session-call';
import { writeEntry } from '../storage/entries';
import { FULL_ACCESS, LOADING, permissions } from './permission-store';

let running: { clubId: string | null; done: Promise<void> } | null = null;
let lastClubId: string | null = null;

/**
 * Reads the permissions in a club, or in the user's first club if `clubId` is null. Callers that ask for the same club
 * share one request. After a failure the state is `error` with full access, and the promise rejects; the server still
 * refuses.
 * @throws AppError any error of the endpoint
 */
export function loadPermissions(clubId: string | null): Promise<void> {
  if (running?.clubId === clubId) return running.done;
  lastClubId = clubId;
  permissions.setState(LOADING);
  forgetStreamPosition();
  const done: Promise<void> = read(clubId, () => running?.done === done);
  running = { clubId, done };
  const finish = () => {
    if (running?.done === done) running = null;
  };
  done.then(finish, finish);
  return done;
}

/** Reads the permissions of the last club again, after a failure. */
export const reloadPermissions = (): Promise<void> => loadPermissions(lastClubId);

async function read(clubId: string | null, isCurrent: () => boolean): Promise<void> {
  try {
    const answer = await call(sessionEndpoints.permissions, { query: clubId ? { club_id: clubId } : {} });
    if (!isCurrent()) return;
    // before anything that waits for the permissions is read
    noteStreamPosition(answer.stream_position);
    const held: PermissionState = { status: 'loaded', permissions: answer.permissions };
    permissions.setState(held);
    writeEntry('permissions', held);
  } catch (error) {
    if (isCurrent()) permissions.setState({ status: 'error', permissions: FULL_ACCESS });
    throw error;
  }
}

export function forgetPermissions(): void {
  running = null;
  permissions.setState(LOADING);
  writeEntry('permissions', null);
}
