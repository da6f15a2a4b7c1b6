import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import type { Tx } from '../db/database';

/** Who is calling, as the database knows them now (roles are never taken from the token). */
export interface Caller {
  id: string;
  sessionId: string;
  roles: string[];
  isSuperAdmin: boolean;
  emailVerified: boolean;
}

/** What the caller may do at one club. */
export interface ClubAccess {
  id: string;
  /** Null for a super admin who is not a member. */
  role: MembershipRole | null;
  can(permission: Permission): boolean;
}

/** Finds the caller's access to a club; null when for them the club does not exist. */
export type AccessReader = (tx: Tx, clubId: string, caller: Caller) => Promise<ClubAccess | null>;
