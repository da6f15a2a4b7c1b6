import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import type { Database } from '../db/database';

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

/** Whom a session lets in, and to what. */
export interface Entry {
  caller: Caller;
  /** Null when no club was asked for, or when for them it does not exist. */
  club: ClubAccess | null;
}

/**
 * Finds who is behind a session, and their access to a club, in one look at the database.
 * Null when the session has ended: it ends at once, whatever its tokens say.
 * @param clubId a UUID, or null for none
 */
export type EntryReader = (
  db: Database,
  session: { sessionId: string; userId: string },
  clubId: string | null,
  now: Date,
) => Promise<Entry | null>;
