import { authErrors, type ProfileChange, type User } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords';
import type { Services } from '../../platform/services';
import { consumeEmailTokensOf } from './email-token-sql';
import { requireGoodPassword } from './password-policy';
import { revokeSessionsOf } from './session-sql';
import { findUserById, replacePassword, updateProfile } from './user-sql';
import { viewUser } from './user-view';

/** Changes the caller's name, language or first screen. @throws not_found */
export function changeProfile(
  { db }: Services,
  requestId: string,
  caller: Caller,
  change: ProfileChange,
): Promise<User> {
  return db.platform(async (tx) => {
    await updateProfile(tx, caller.id, change);
    const object = { type: 'user', id: caller.id };
    await audit(tx, { requestId, actorId: caller.id, action: 'auth.profile', object, fields: Object.keys(change) });
    const row = await findUserById(tx, caller.id);
    if (!row) throw AppError.of(commonErrors.not_found);
    return viewUser(tx, row);
  });
}

/**
 * Sets a new password; ends the caller's other sessions and mailed links.
 *
 * @throws weak_password {…flags, common}, wrong_password
 */
export async function changePassword(
  { db, clock }: Services,
  requestId: string,
  caller: Caller,
  body: { current_password: string; new_password: string },
): Promise<void> {
  requireGoodPassword(body.new_password);
  const row = await db.platform((tx) => findUserById(tx, caller.id));
  const entry = { requestId, actorId: caller.id, action: 'auth.password', object: { type: 'user', id: caller.id } };
  const refuse = async (): Promise<never> => {
    await db.platform((tx) => audit(tx, { ...entry, outcome: 'refused' }));
    throw AppError.of(authErrors.wrong_password);
  };
  if (!row || !(await verifyPassword(row.password_hash, body.current_password))) return refuse();
  const hashes = { before: row.password_hash, after: await hashPassword(body.new_password) };
  const isReplaced = await db.platform(async (tx) => {
    if (!(await replacePassword(tx, caller.id, hashes))) return false;
    const now = clock();
    await consumeEmailTokensOf(tx, caller.id, 'reset', now);
    await revokeSessionsOf(tx, caller.id, 'password_change', now, caller.sessionId);
    await audit(tx, entry);
    return true;
  });
  if (!isReplaced) return refuse();
}
