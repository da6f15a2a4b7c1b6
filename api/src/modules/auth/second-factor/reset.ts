import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { revokeSessionsOf } from '../session-sql';
import { findUserByEmail } from '../user-sql';
import { deleteFactor } from './sql';

/**
 * Takes the second factor from an account whose authenticator and recovery codes are lost, and ends its sessions.
 * Returns false if there is none. @param email in lower case
 */
export function resetFactor(db: Database, clock: () => Date, email: string): Promise<boolean> {
  return db.platform(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || !(await deleteFactor(tx, user.id))) return false;
    await revokeSessionsOf(tx, user.id, 'revoked', clock());
    const object = { type: 'user', id: user.id };
    await audit(tx, { requestId: 'command line', actorId: null, action: 'auth.second_factor_reset', object });
    return true;
  });
}
