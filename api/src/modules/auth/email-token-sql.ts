import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { MailKind } from './mails';

export async function insertEmailToken(
  tx: Tx,
  token: { hash: string; userId: string; kind: MailKind; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into email_tokens (hash, user_id, kind, issued_at, expires_at)
    values (${token.hash}, ${token.userId}, ${token.kind}, ${token.issuedAt}, ${token.expiresAt})`);
}

/** Checks whether a token is known, unused and in time. */
export async function isEmailTokenValid(tx: Tx, hash: string, kind: MailKind, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    select from email_tokens where hash = ${hash} and kind = ${kind} and used_at is null and expires_at > ${now}`);
  return rows.length > 0;
}

/**
 * Marks a token as used, with all others of the user and kind, and returns the user's id. Returns null if the token is
 * unknown, used or expired.
 */
export async function consumeEmailToken(tx: Tx, hash: string, kind: MailKind, now: Date): Promise<string | null> {
  const [row] = await tx.query<{ user_id: string }>(sql`
    update email_tokens set used_at = ${now}
    where hash = ${hash} and kind = ${kind} and used_at is null and expires_at > ${now}
    returning user_id`);
  if (!row) return null;
  await consumeEmailTokensOf(tx, row.user_id, kind, now);
  return row.user_id;
}

/** Marks all tokens of a user and kind as used. */
export async function consumeEmailTokensOf(tx: Tx, userId: string, kind: MailKind, now: Date): Promise<void> {
  await tx.query(sql`
    update email_tokens set used_at = ${now} where user_id = ${userId} and kind = ${kind} and used_at is null`);
}
