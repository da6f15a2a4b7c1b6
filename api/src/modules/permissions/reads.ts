import type { PermissionMap } from '@canchero/shared-contracts/core';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { accessOf } from '../clubs/reads';
import { NO_PERMISSIONS, permissionsAt, type Standing, standingAt } from './rules';

/**
 * Returns the caller's standing at a club; null for everyone but members and super admins. Platform transactions only.
 */
export async function standingOf(
  tx: Tx,
  clubId: string,
  caller: Pick<Caller, 'id' | 'isSuperAdmin'>,
  now: Date,
): Promise<Standing | null> {
  const membership = await accessOf(tx, clubId, caller.id);
  return membership && standingAt(membership, { isSuperAdmin: caller.isSuperAdmin, now });
}

/** Returns what the caller may do at a club now; nothing at one that is not theirs. Platform transactions only. */
export async function heldBy(
  tx: Tx,
  clubId: string,
  caller: Pick<Caller, 'id' | 'isSuperAdmin'>,
  now: Date,
): Promise<PermissionMap> {
  const standing = await standingOf(tx, clubId, caller, now);
  return standing ? permissionsAt(standing) : NO_PERMISSIONS;
}
