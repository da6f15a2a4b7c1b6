import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { verifyPassword } from '../../platform/auth/passwords';
import type { Services } from '../../platform/services';
import { ownedClubNames } from '../clubs/reads';
import { endMembershipsOf } from '../members/writes';
import { paysForPlan } from '../subscriptions/reads';
import { eraseUser, findUserById } from './user-sql';
import { unknownPasswordHash } from './writes';

/**
 * Deletes the caller's account: it leaves its clubs, its sessions end, and name, address and password go. Records of
 * its work at clubs stay, without its name.
 * @throws wrong_password
 * @throws account_in_use {clubs} if the account owns clubs or pays for a plan
 * @throws forbidden {reason} for super admins, whose role another super admin has to remove first
 */
export async function deleteAccount(
  { db, clock }: Services,
  requestId: string,
  caller: Caller,
  password: string,
): Promise<void> {
  const row = await db.platform((tx) => findUserById(tx, caller.id));
  const entry = {
    requestId,
    actorId: caller.id,
    action: 'auth.delete_account',
    object: { type: 'user', id: caller.id },
  };
  if (!row || !(await verifyPassword(row.password_hash, password))) {
    await db.platform((tx) => audit(tx, { ...entry, outcome: 'refused' }));
    throw AppError.of(authErrors.wrong_password);
  }
  if (row.roles.length > 0) throw AppError.of(commonErrors.forbidden, { reason: 'super_admin' });
  const passwordHash = await unknownPasswordHash();
  await db.platform(async (tx) => {
    const clubs = await ownedClubNames(tx, caller.id);
    if (clubs.length > 0 || (await paysForPlan(tx, caller.id))) throw AppError.of(authErrors.account_in_use, { clubs });
    await endMembershipsOf(tx, caller.id);
    await eraseUser(tx, { id: caller.id, email: row.email, passwordHash, at: clock() });
    await audit(tx, entry);
  });
}
