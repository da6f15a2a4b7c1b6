import type { ProfileChange } from '@canchero/shared-contracts/auth';
import type { Language } from '@canchero/shared-contracts/core';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { forgetAnswersOf } from '../../platform/http/forget-answers';

export interface UserRow {
  id: string;
  email: string;
  password_hash: string;
  name: string;
  language: Language;
  home: string | null;
  roles: ('admin' | 'super_admin')[];
  email_verified_at: string | null;
  /** Reason why the account cannot sign in; null if it can. */
  blocked_for: string | null;
  /** Status of the subscription that the user pays for; null without one. */
  subscription_status: string | null;
}

async function findUser(tx: Tx, condition: Sql): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(sql`
    select u.id, u.email, u.password_hash, u.name, u.language, u.home, u.roles, u.email_verified_at,
      (select b.reason from account_blocks b where b.user_id = u.id) as blocked_for,
      (select s.status from subscriptions s where s.owner_id = u.id) as subscription_status
    from users u where ${condition}`);
  return row ?? null;
}

export const findUserById = (tx: Tx, id: string) => findUser(tx, sql`u.id = ${id}`);
/** Selects a user by an address in lower case. */
export const findUserByEmail = (tx: Tx, email: string) => findUser(tx, sql`lower(u.email) = ${email}`);

/** Locks a user against changes, and selects them as they are then. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | null> {
  // by itself, since what belongs to a user is read as it was before the lock
  await tx.query(sql`select 1 from users where id = ${id} for share`);
  return findUserById(tx, id);
}

/** Account that begins now. */
interface NewUser {
  email: string;
  passwordHash: string;
  name: string;
  language: Language;
  at: Date;
}

/** Inserts a user and returns the id; null if the address is taken. */
export async function insertUser(tx: Tx, user: NewUser): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into users (email, password_hash, name, language, created_at)
    values (${user.email}, ${user.passwordHash}, ${user.name}, ${user.language}, ${user.at})
    on conflict (lower(email)) do nothing returning id`);
  return row?.id ?? null;
}

/** Gives an account that invitations alone opened to whoever registers with its address; null if there is none. */
export async function claimInvitedUser(tx: Tx, user: NewUser): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    update users set password_hash = ${user.passwordHash}, name = ${user.name}, language = ${user.language},
      created_at = ${user.at}, unproven = 'registered'
    where lower(email) = ${user.email} and email_verified_at is null and unproven = 'invited' returning id`);
  return row?.id ?? null;
}

/**
 * Makes the account of an invited address one whose password nobody knows; null if the address is that of a confirmed
 * account.
 */
export async function openInvitedUser(tx: Tx, user: NewUser): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into users (email, password_hash, name, language, created_at, unproven)
    values (${user.email}, ${user.passwordHash}, ${user.name}, ${user.language}, ${user.at}, 'invited')
    on conflict (lower(email)) do update set password_hash = excluded.password_hash, name = excluded.name,
      language = excluded.language, unproven = excluded.unproven
      where users.email_verified_at is null
    returning id`);
  return row?.id ?? null;
}

/** Sets a user's roles on the platform. */
export async function setRoles(tx: Tx, userId: string, roles: UserRow['roles']): Promise<void> {
  await tx.query(sql`update users set roles = ${roles}::text[] where id = ${userId}`);
}

/** Changes what is given of name, language and first screen. */
export async function updateProfile(tx: Tx, userId: string, { name, language, home }: ProfileChange): Promise<void> {
  await tx.query(sql`
    update users set name = coalesce(${name ?? null}, name), language = coalesce(${language ?? null}, language),
      home = case when ${home === undefined}::boolean then home else ${home ?? null} end
    where id = ${userId}`);
}

/** Replaces a password, unless it was replaced meanwhile. Returns whether it did. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  hashes: { before: string; after: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update users set password_hash = ${hashes.after}
    where id = ${userId} and password_hash = ${hashes.before} returning 1`);
  return rows.length === 1;
}

/** Sets a password by a mailed link, which proves that the address is that of whoever chose it. */
export async function setMailedPassword(tx: Tx, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx.query(sql`
    update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${at}),
      unproven = null
    where id = ${userId}`);
}

/** Marks an address as verified; the first time counts. */
export async function markEmailVerified(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query(sql`update users set email_verified_at = coalesce(email_verified_at, ${at}) where id = ${userId}`);
}

/** Name of an account that was deleted, in every language. */
const DELETED_NAME = '—';

/** Takes name, address and password from an account, ends its sessions and forgets mails to it and answers about it. */
export async function eraseUser(
  tx: Tx,
  user: { id: string; email: string; passwordHash: string; at: Date },
): Promise<void> {
  // first, so that the session of whoever signs in meanwhile is there to be deleted
  await tx.query(sql`
    update users set name = ${DELETED_NAME}, email = ${`deleted-${user.id}@canchero.invalid`},
      password_hash = ${user.passwordHash}, email_verified_at = null, home = null, deleted_at = ${user.at}
    where id = ${user.id}`);
  await tx.query(sql`delete from sessions where user_id = ${user.id}`);
  await tx.query(sql`delete from email_tokens where user_id = ${user.id}`);
  await tx.query(sql`delete from refused_attempts where user_id = ${user.id}`);
  await tx.query(sql`delete from mails where recipient = ${user.email}`);
  await forgetAnswersOf(tx, user);
}
