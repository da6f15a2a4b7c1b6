import type { AdminUser, AdminUserDetails, UserState } from '@canchero/shared-contracts/admin-user';
import type { Language } from '@canchero/shared-contracts/core';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';

export interface UserSearch {
  search?: string | undefined;
  role?: AdminUser['roles'][number] | undefined;
  state?: UserState | undefined;
}

/** An account with its block in columns, its language, and the name by which the list is sorted. */
export type AdminUserRow = Omit<AdminUser, 'block'> & {
  blocked_for: string | null;
  blocked_at: string | null;
  language: Language;
  sort_name: string;
};

const STATES: Readonly<Record<UserState, Sql>> = {
  unverified: sql`u.email_verified_at is null`,
  blocked: sql`b.user_id is not null`,
};

/** SQL condition for accounts `u` with their block `b` that fit a search. */
function fits({ search, role, state }: UserSearch): Sql {
  const text = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`(fold(u.name) like fold(${text}::text) or lower(u.email) like lower(${text}::text))`;
  return sql`u.deleted_at is null and ${search ? named : sql`true`}
    and (${role ?? null}::text is null or ${role ?? null}::text = any(u.roles))
    and ${state ? STATES[state] : sql`true`}`;
}

const FROM = sql`from users u left join account_blocks b on b.user_id = u.id`;
const COLUMNS = sql`u.id, u.name, u.email, u.roles, u.language, u.created_at, u.email_verified_at,
  b.reason as blocked_for, b.began_at as blocked_at, fold(u.name) as sort_name,
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_seen_at,
  (select count(*)::int from memberships m where m.user_id = u.id) as clubs`;

/** Selects a page of the accounts that fit, by name. */
export const selectAdminUsers = (
  tx: Tx,
  search: UserSearch,
  limit: Sql,
  after: Cursor | null,
): Promise<AdminUserRow[]> =>
  tx.query<AdminUserRow>(sql`
    select ${COLUMNS} ${FROM}
    where ${fits(search)}
      and (${after === null}::boolean
        or (fold(u.name), u.id) > (${after?.position ?? ''}::text, ${after?.id ?? null}::uuid))
    order by fold(u.name), u.id ${limit}`);

export async function countAdminUsers(tx: Tx, search: UserSearch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(sql`select count(*)::int as n ${FROM} where ${fits(search)}`);
  return row?.n ?? 0;
}

/** Selects an account, locked until the transaction ends; null if there is none. */
export async function selectAdminUser(tx: Tx, userId: string): Promise<AdminUserRow | null> {
  const [row] = await tx.query<AdminUserRow>(sql`
    select ${COLUMNS} ${FROM} where u.id = ${userId}::uuid for no key update of u`);
  return row ?? null;
}

/** Selects the open clubs at which a user works, their own first. */
export const selectClubsOf = (tx: Tx, userId: string): Promise<AdminUserDetails['clubs']> =>
  tx.query(sql`
    select c.id, c.name, m.role, coalesce(m.permissions, '{}'::jsonb) as permissions
    from memberships m join clubs c on c.id = m.club_id and c.closed_at is null
    where m.user_id = ${userId}::uuid order by m.role = 'owner' desc, fold(c.name), c.id`);

/** Blocks an account, or gives its block another reason. */
export const insertBlock = (tx: Tx, userId: string, reason: string, at: Date) =>
  tx.query(sql`
    insert into account_blocks (user_id, reason, began_at) values (${userId}::uuid, ${reason}, ${at})
    on conflict (user_id) do update set reason = excluded.reason`);

export const deleteBlock = (tx: Tx, userId: string) =>
  tx.query(sql`delete from account_blocks where user_id = ${userId}::uuid`);
