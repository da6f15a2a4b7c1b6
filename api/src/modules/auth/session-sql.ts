import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export interface RefreshTokenRow {
  hash: string;
  predecessor: string | null;
  expires_at: string;
  first_used_at: string | null;
  dead_at: string | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  expires_at: string;
  revoked_at: string | null;
}

export type RevocationReason = 'logout' | 'password_reset' | 'refresh_reuse';

export async function insertSession(tx: Tx, userId: string, createdAt: Date, expiresAt: Date): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into sessions (user_id, created_at, expires_at) values (${userId}, ${createdAt}, ${expiresAt}) returning id`);
  return (row as { id: string }).id;
}

/** The session that a refresh token belongs to, locked until the end of the transaction. */
export async function lockSessionOf(tx: Tx, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await tx.query<SessionRow>(sql`
    select s.id, s.user_id, s.expires_at, s.revoked_at
    from sessions s where s.id = (select session_id from refresh_tokens where hash = ${tokenHash}) for update`);
  return row ?? null;
}

/** To be read under the session's lock: what another request did to the token shows only then. */
export async function findRefreshToken(tx: Tx, hash: string): Promise<RefreshTokenRow | null> {
  const [row] = await tx.query<RefreshTokenRow>(sql`
    select hash, predecessor, expires_at, first_used_at, dead_at from refresh_tokens where hash = ${hash}`);
  return row ?? null;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; predecessor: string | null; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into refresh_tokens (hash, session_id, predecessor, issued_at, expires_at)
    values (${token.hash}, ${token.sessionId}, ${token.predecessor}, ${token.issuedAt}, ${token.expiresAt})`);
}

/** First use of a token: its predecessor dies, and with it the successors that others may hold. */
export async function markFirstUse(tx: Tx, token: RefreshTokenRow, now: Date): Promise<void> {
  await tx.query(sql`update refresh_tokens set first_used_at = ${now} where hash = ${token.hash}`);
  await tx.query(sql`
    update refresh_tokens set dead_at = ${now}
    where dead_at is null and hash <> ${token.hash}
      and (hash = ${token.predecessor} or predecessor = ${token.predecessor})`);
}

export async function revokeSession(tx: Tx, sessionId: string, reason: RevocationReason, now: Date): Promise<void> {
  await tx.query(sql`
    update sessions set revoked_at = ${now}, revoked_reason = ${reason} where id = ${sessionId} and revoked_at is null`);
}

export async function revokeSessionsOf(tx: Tx, userId: string, reason: RevocationReason, now: Date): Promise<void> {
  await tx.query(sql`
    update sessions set revoked_at = ${now}, revoked_reason = ${reason} where user_id = ${userId} and revoked_at is null`);
}
