import type { Language, PermissionMap } from '@canchero/shared-contracts/core';
import type { GivenRole, Member } from '@canchero/shared-contracts/member';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

// Platform transactions only: accounts belong to no club.

const select = (condition: Sql) => sql`
  select u.id, u.name, u.email, m.role, coalesce(m.permissions, '{}'::jsonb) as permissions,
    u.email_verified_at is null as pending, m.created_at, m.version
  from memberships m join users u on u.id = m.user_id where ${condition}`;

export const selectMembers = (tx: Tx, clubId: string): Promise<Member[]> =>
  tx.query<Member>(sql`
    ${select(sql`m.club_id = ${clubId}`)}
    order by array_position(array['owner', 'manager', 'staff'], m.role), fold(u.name), u.id`);

export async function selectMember(tx: Tx, clubId: string, userId: string): Promise<Member | null> {
  const [row] = await tx.query<Member>(select(sql`m.club_id = ${clubId} and m.user_id = ${userId}`));
  return row ?? null;
}

/** Locks a membership until the end of the transaction; null if there is none. */
export async function lockMember(tx: Tx, clubId: string, userId: string): Promise<Member | null> {
  await tx.query(sql`select 1 from memberships where club_id = ${clubId} and user_id = ${userId} for update`);
  return selectMember(tx, clubId, userId);
}

/** Counts the invitations of a club since an instant, and has other invitations of it wait until the transaction ends. */
export async function countInvitations(tx: Tx, clubId: string, since: Date): Promise<number> {
  await tx.query(sql`select 1 from clubs where id = ${clubId} for no key update`);
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

/** Inserts a membership; false if the user is in the team already. */
export async function insertMember(
  tx: Tx,
  clubId: string,
  userId: string,
  { role, permissions }: { role: GivenRole; permissions: Partial<PermissionMap> },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into memberships (club_id, user_id, role, permissions)
    values (${clubId}, ${userId}, ${role}, ${JSON.stringify(permissions)}::jsonb)
    on conflict (club_id, user_id) do nothing returning user_id`);
  return rows.length === 1;
}

export const updateMember = (
  tx: Tx,
  clubId: string,
  userId: string,
  { role, permissions }: { role: GivenRole; permissions: Partial<PermissionMap> },
) =>
  tx.query(sql`
    update memberships set role = ${role}, permissions = ${JSON.stringify(permissions)}::jsonb, version = version + 1
    where club_id = ${clubId} and user_id = ${userId}`);

export const deleteMember = (tx: Tx, clubId: string, userId: string) =>
  tx.query(sql`delete from memberships where club_id = ${clubId} and user_id = ${userId}`);

/** Selects the names of the club and of the user who invites, for an invitation. */
export async function selectInviter(tx: Tx, clubId: string, userId: string): Promise<{ club: string; by: string }> {
  const [row] = await tx.query<{ club: string; by: string }>(sql`
    select c.name as club, u.name as by from clubs c, users u where c.id = ${clubId} and u.id = ${userId}`);
  if (!row) throw new Error('nobody to invite');
  return row;
}
