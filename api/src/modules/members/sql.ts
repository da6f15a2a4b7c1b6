import type { Language, PermissionMap } from '@canchero/shared-contracts/core';
import { type GivenRole, type Member, memberEvents } from '@canchero/shared-contracts/member';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { lockClub } from '../clubs/writes';

// Platform transactions only: accounts belong to no club.

const COLUMNS = sql`m.id, m.name, m.email, m.role, m.permissions, m.pending, m.created_at, m.version`;

/** SQL of the members of a club and of those who are invited, of whose accounts it tells nothing. */
const select = (condition: Sql) => sql`
  select ${COLUMNS} from (
    select m.club_id, u.id, u.name, u.email, m.role, coalesce(m.permissions, '{}'::jsonb) as permissions,
      u.email_verified_at is null as pending, m.created_at, m.version
    from memberships m join users u on u.id = m.user_id
    union all
    select i.club_id, i.user_id, split_part(i.email, '@', 1), i.email, i.role, i.permissions, true, i.created_at, i.version
    from invitations i
  ) m where ${condition}`;

export const selectMembers = (tx: Tx, clubId: string): Promise<Member[]> =>
  tx.query<Member>(sql`
    ${select(sql`m.club_id = ${clubId}`)}
    order by array_position(array['owner', 'manager', 'staff'], m.role), fold(m.name), m.id`);

export async function selectMember(tx: Tx, clubId: string, userId: string): Promise<Member | null> {
  const [row] = await tx.query<Member>(select(sql`m.club_id = ${clubId} and m.id = ${userId}`));
  return row ?? null;
}

/** Locks a membership, or an invitation, until the end of the transaction; null if there is none. */
export async function lockMember(tx: Tx, clubId: string, userId: string): Promise<Member | null> {
  // an invitation that is accepted meanwhile is a membership afterwards
  for (const table of [raw('invitations'), raw('memberships')]) {
    await tx.query(sql`select from ${table} where club_id = ${clubId} and user_id = ${userId} for update`);
  }
  return selectMember(tx, clubId, userId);
}

/** Counts the invitations of a club since an instant, and has other invitations of it wait until the transaction ends. */
export async function countInvitations(tx: Tx, clubId: string, since: Date): Promise<number> {
  await lockClub(tx, clubId);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from audit
    where club_id = ${clubId} and at > ${since} and action = 'member.invite'`);
  return row?.n ?? 0;
}

export async function selectAccount(tx: Tx, email: string): Promise<{ id: string; language: Language } | null> {
  const [row] = await tx.query<{ id: string; language: Language }>(sql`
    select id, language from users where lower(email) = ${email}`);
  return row ?? null;
}

/** Invitation of an account into a team, with the hash of the token in its link. */
export interface NewInvitation {
  userId: string;
  email: string;
  role: GivenRole;
  permissions: Partial<PermissionMap>;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Inserts an invitation, in place of one that has expired; false if the user is in the team or invited already. Lock the
 * club before.
 */
export async function insertInvitation(tx: Tx, clubId: string, i: NewInvitation): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into invitations (club_id, user_id, email, role, permissions, token_hash, created_at, expires_at)
    select ${clubId}::uuid, ${i.userId}::uuid, ${i.email}::text, ${i.role}::text,
      ${JSON.stringify(i.permissions)}::jsonb, ${i.tokenHash}::text, ${i.createdAt}::timestamptz,
      ${i.expiresAt}::timestamptz
    where not exists (select from memberships m where m.club_id = ${clubId}::uuid and m.user_id = ${i.userId}::uuid)
    on conflict (club_id, user_id) do update set email = excluded.email, role = excluded.role,
      permissions = excluded.permissions, token_hash = excluded.token_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at, version = invitations.version + 1
      where invitations.expires_at <= excluded.created_at
    returning user_id`);
  return rows.length === 1;
}

/** Changes role and permissions of a membership, of which its member is told, or of an invitation. */
export async function updateMember(
  tx: Tx,
  clubId: string,
  userId: string,
  { role, permissions }: { role: GivenRole; permissions: Partial<PermissionMap> },
): Promise<void> {
  const change = sql`set role = ${role}, permissions = ${JSON.stringify(permissions)}::jsonb, version = version + 1
    where club_id = ${clubId} and user_id = ${userId}`;
  await tx.query(sql`with invited as (update invitations ${change}) update memberships ${change}`);
  await tellOfAccess(tx, clubId, userId);
}

/** Ends a membership, of which its member is told, or takes an invitation back. */
export async function deleteMember(tx: Tx, clubId: string, userId: string): Promise<void> {
  const theirs = sql`where club_id = ${clubId} and user_id = ${userId}`;
  await tx.query(sql`with invited as (delete from invitations ${theirs}) delete from memberships ${theirs}`);
  await tellOfAccess(tx, clubId, userId);
}

const tellOfAccess = (tx: Tx, clubId: string, userId: string) =>
  appendEvent(tx, clubId, memberEvents.accessChanged, {}, { userId });

/** Selects the names of the club and of the user who invites, for an invitation. */
export async function selectInviter(tx: Tx, clubId: string, userId: string): Promise<{ club: string; by: string }> {
  const [row] = await tx.query<{ club: string; by: string }>(sql`
    select c.name as club, u.name as by from clubs c, users u where c.id = ${clubId} and u.id = ${userId}`);
  if (!row) throw new Error('nobody to invite');
  return row;
}
