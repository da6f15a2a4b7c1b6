import type { AccountSession } from '@canchero/shared-contracts/auth';
import type { Tx } from '../../platform/db/database';
import { selectOpenSessions } from './session-sql';
import { viewSession } from './sessions';

/** Returns the open sessions of an account, the last used first. Platform transactions only. */
export async function openSessionsOf(
  tx: Tx,
  userId: string,
  now: Date,
  currentSessionId: string,
): Promise<AccountSession[]> {
  return (await selectOpenSessions(tx, userId, now)).map((row) => viewSession(row, currentSessionId));
}
