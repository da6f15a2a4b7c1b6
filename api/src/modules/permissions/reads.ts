import type { PermissionMap } from '@canchero/shared-contracts/core';
import type { Tx } from '../../platform/db/database';
import { accessOf, type Person } from '../clubs/reads';
import { NO_PERMISSIONS, permissionsAt, type Standing, standingAt } from './rules';

/**
 * Returns the role and rights of the caller at a club; null for everyone but members and super admins who entered it.
 * For platform transactions only.
 */
export async function standingOf(tx: Tx, clubId: string, caller: Person, now: Date): Promise<Standing | null> {
  const membership = await accessOf(tx, clubId, caller, now);
  return membership && standingAt(membership, now);
}

/** Returns what the caller may do at a club now; nothing at one that is not theirs. Platform transactions only. */
export async function heldBy(tx: Tx, clubId: string, caller: Person, now: Date): Promise<PermissionMap> {
  const standing = await standingOf(tx, clubId, caller, now);
  return standing ? permissionsAt(standing) : NO_PERMISSIONS;
}
