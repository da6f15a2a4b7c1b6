import { z } from 'zod';
import { ActReason } from '../admin-audit/schema';
import { AccountSessions, PlatformRole } from '../auth/schema';
import { MembershipRole } from '../club/schema';
import { MAX_SEARCH } from '../core/limits';
import { PERMISSIONS } from '../core/permission';
import { Cursor, Id, Instant, Text } from '../core/schema';
import { USER_STATES } from './vocabulary';

/** An account as the platform sees it. */
export const AdminUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(PlatformRole),
  created_at: Instant,
  email_verified_at: Instant.nullable(),
  /** Last use of a session, also of one that has ended; null if there never was one. */
  last_seen_at: Instant.nullable(),
  /** Number of clubs at which they work. */
  clubs: z.int(),
  /** Block that keeps them from signing in; null if they can. */
  block: z.object({ reason: z.string(), began_at: Instant }).nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

export const AdminUsersQuery = z.strictObject({
  /** Part of the name or the address. */
  search: Text(MAX_SEARCH).optional(),
  role: PlatformRole.optional(),
  state: z.enum(USER_STATES).optional(),
  cursor: Cursor.optional(),
});
export const AdminUserPage = z.object({
  items: z.array(AdminUser),
  /** Number of accounts of the search. */
  total: z.int(),
  next_cursor: z.string().nullable(),
});
export type AdminUserPage = z.output<typeof AdminUserPage>;

const Granted = z.partialRecord(z.enum(PERMISSIONS), z.boolean());

export const UserParams = z.strictObject({ userId: Id });
/** An account with the clubs at which they work and their open sessions. */
export const AdminUserDetails = AdminUser.omit({ clubs: true }).extend({
  clubs: z.array(z.object({ id: Id, name: z.string(), role: MembershipRole, permissions: Granted })),
  sessions: AccountSessions,
});
export type AdminUserDetails = z.output<typeof AdminUserDetails>;

/** Replaces all roles on the platform. */
export const RolesChange = z.strictObject({ roles: z.array(PlatformRole).max(2) });
/** Block to be set; the person reads its reason when they try to sign in. */
export const NewBlock = z.strictObject({ reason: ActReason });

export const UserClubParams = UserParams.extend({ clubId: Id });
/** Permissions of a member of staff at a club, which replace those that they had. */
export const PermissionsOverride = z.strictObject({
  permissions: Granted,
  /** Reason of the change, kept in the club's audit. */
  reason: ActReason,
});
export type PermissionsOverride = z.output<typeof PermissionsOverride>;
