import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { Permission } from '@canchero/shared-contracts/core';
import type { Database } from '../db/database';

/** Account behind a request, as the database has it now: roles are never taken from the token. */
export interface Caller {
  id: string;
  sessionId: string;
  roles: string[];
  isSuperAdmin: boolean;
  emailVerified: boolean;
  /**
   * Name of the only remote whose releases the caller may ship. Set for callers with a deploy token, whose id is then
   * `id`.
   */
  deploys?: string;
}

/** Access of a caller to one club. */
export interface ClubAccess {
  id: string;
  /** ISO 4217 code of its currency. */
  currency: string;
  /** Null for a super admin who entered the club. */
  role: MembershipRole | null;
  /** True if a super admin entered read-only. */
  readOnly: boolean;
  /** Reason why the platform suspended the club, which makes it read-only; null if it is not suspended. */
  suspension: string | null;
  can(permission: Permission): boolean;
}

/** Caller behind a session, and their access to the club that they asked for. */
export interface Entry {
  caller: Caller;
  /** Null if no club was asked for, or if it does not exist for this caller. */
  club: ClubAccess | null;
}

/**
 * Reads the caller behind a session and their access to a club in one round trip. Returns null if the session has
 * ended, even while its tokens are valid.
 * @param clubId a UUID, or null for no club
 */
export type EntryReader = (
  db: Database,
  session: { sessionId: string; userId: string },
  clubId: string | null,
  now: Date,
) => Promise<Entry | null>;

/**
 * Reads the caller behind a deploy token. Returns null if there is no such token or if it was revoked.
 */
export type DeployerReader = (db: Database, token: string, now: Date) => Promise<Caller | null>;
