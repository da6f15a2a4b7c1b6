import type { MembershipRole } from '@canchero/shared-contracts/club';
import type { PermissionMap } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Caller, ClubAccess, EntryReader } from '../../platform/auth/caller';
import { permissionsAt, standingAt } from './rules';

interface EntryRow {
  roles: string[];
  email_verified: boolean;
  role: MembershipRole | null;
  permissions: Partial<PermissionMap> | null;
  team_waits_from: string | null;
  may_write: boolean | null;
  suspension: string | null;
  /** Null if the club does not exist. */
  currency: string | null;
  /** True if the club's plan includes the buffet; null if the club does not exist or is closed. */
  has_buffet: boolean | null;
}

/** SQL that every request runs first, hence one statement for session, user and membership. */
const entry = (sessionId: string, userId: string, clubId: string | null, now: Date) => sql`
  select u.roles, u.email_verified_at is not null as email_verified, m.role, m.permissions, c.currency,
    team_waits_from(c.team_limited_since) as team_waits_from, i.may_write,
    (select reason from club_suspensions x where x.club_id = c.id and x.ended_at is null) as suspension,
    case when c.id is not null then (l.features ->> 'buffet')::boolean end as has_buffet
  from sessions s join users u on u.id = s.user_id
  left join clubs c on c.id = ${clubId}::uuid and c.closed_at is null
  left join subscriptions p on p.owner_id = c.owner_id
  left join plans l on l.id = plan_now(p.status, p.plan, p.trial_ends_at, p.period_ends_at)
  left join memberships m on m.club_id = c.id and m.user_id = u.id
  left join impersonations i on i.session_id = s.id and i.club_id = c.id and i.ended_at is null
    and i.ends_at > ${now}::timestamptz and 'super_admin' = any(u.roles)
  where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and s.revoked_at is null
    and s.expires_at > ${now}::timestamptz`;

/** Reads the entry that the gatekeeper asks for, in one round trip. */
export const readEntry: EntryReader = async (db, { sessionId, userId }, clubId, now) => {
  const [row] = await db.prepared<EntryRow>('entry', entry(sessionId, userId, clubId, now));
  if (!row) return null;
  const caller: Caller = {
    id: userId,
    sessionId,
    roles: row.roles,
    isSuperAdmin: row.roles.includes('super_admin'),
    emailVerified: row.email_verified,
  };
  return { caller, club: clubId === null ? null : accessIn(row, clubId, now) };
};

function accessIn({ has_buffet, ...membership }: EntryRow, clubId: string, now: Date): ClubAccess | null {
  const standing = has_buffet === null ? null : standingAt({ ...membership, has_buffet }, now);
  if (!standing) return null;
  const held = permissionsAt(standing);
  const readOnly = membership.may_write === false;
  return {
    id: clubId,
    currency: membership.currency ?? '',
    role: standing.role,
    readOnly,
    suspension: membership.suspension,
    can: (permission) => held[permission],
  };
}
