import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { ClubAccess } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { planHasBuffet } from '../clubs/reads';
import { takeAtDesk } from '../payments/writes';

/**
 * Checks that the caller may read, charge, cancel and refund orders. Those that the buffet left when the plan lost it are
 * settled by the reception, in its cash: nobody holds the buffet's permission any more, and its cash cannot be opened.
 * @throws permission_denied {permission}
 */
export async function checkSettling(tx: Tx, clubId: string, club: Pick<ClubAccess, 'can'>): Promise<void> {
  if (club.can('buffet')) return;
  if (await planHasBuffet(tx, clubId)) throw AppError.of(commonErrors.permission_denied, { permission: 'buffet' });
  await takeAtDesk(tx, 'reception');
}
