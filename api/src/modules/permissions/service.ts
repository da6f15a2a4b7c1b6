import type { Permissions } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors, type Permission } from '@canchero/shared-contracts/core';
import { formatPosition } from '@canchero/shared-contracts/notification';
import type { Caller } from '../../platform/auth/caller';
import { streamHead } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { clubIdsOf } from '../clubs/reads';
import { standingOf } from './reads';
import { NO_PERMISSIONS, OUTSIDE_CLUBS, permissionsAt, sourceOf } from './rules';

/**
 * Returns the caller's permissions at a club, or at the first of theirs if none is named. A caller without clubs has
 * none, unless they are a super admin. Opens the transaction itself: the call is outside a club.
 * @throws not_found for a club that they do not belong to, whether it exists or not
 */
export async function permissionsOf(
  { db, clock }: Services,
  caller: Caller,
  clubId: string | undefined,
): Promise<Permissions> {
  return db.platform(async (tx) => {
    const club = clubId ?? (await clubIdsOf(tx, caller.id))[0];
    const stream_position = formatPosition(await streamHead(tx));
    if (club === undefined) {
      const permissions = caller.isSuperAdmin ? OUTSIDE_CLUBS : NO_PERMISSIONS;
      return { permissions, source: 'unknown', stream_position };
    }
    const standing = await standingOf(tx, club, caller, clock());
    if (!standing) throw AppError.of(commonErrors.not_found);
    return { permissions: permissionsAt(standing), source: sourceOf(standing), stream_position };
  });
}

/**
 * Checks whether the caller holds one permission there.
 * @throws not_found as `permissionsOf`
 */
export async function hasPermission(
  services: Services,
  caller: Caller,
  permission: Permission,
  clubId: string | undefined,
) {
  const { permissions } = await permissionsOf(services, caller, clubId);
  return { has_permission: permissions[permission] };
}
