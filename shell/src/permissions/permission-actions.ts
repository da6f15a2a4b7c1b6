import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { clubs } from '../clubs/club-store';
import { noteStreamStart } from '../events/stream-position';
import { call } from '../session/session-call';
import { FULL_ACCESS, LOADING, permissions } from './permission-store';

let running: { clubId: string | null; done: Promise<void> } | null = null;

/**
 * The map of the selected club (or of the user's first); asked once however many want it. On failure the state is
 * `error` with full access, and the promise rejects.
 */
export function loadPermissions(): Promise<void> {
  const clubId = clubs.getState().selectedId;
  if (running?.clubId === clubId) return running.done;
  permissions.setState(LOADING);
  const done: Promise<void> = read(clubId, () => running?.done === done);
  running = { clubId, done };
  const finish = () => {
    if (running?.done === done) running = null;
  };
  done.then(finish, finish);
  return done;
}

async function read(clubId: string | null, counts: () => boolean): Promise<void> {
  try {
    const answer = await call(sessionEndpoints.permissions, { query: clubId ? { club_id: clubId } : {} });
    if (!counts()) return;
    // before anything that waits for the permissions is read
    noteStreamStart(answer.stream_position);
    permissions.setState({ status: 'loaded', permissions: answer.permissions });
  } catch (error) {
    if (counts()) permissions.setState({ status: 'error', permissions: FULL_ACCESS });
    throw error;
  }
}

export function forgetPermissions(): void {
  running = null;
  permissions.setState(LOADING);
}
