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

export type RevocationReason = 'logout' | 'password_reset' | 'password_change' | 'refresh_reuse' | 'revoked';

/** Browser that signs in. */
export interface Device {
  userAgent: string;
  address: string;
}

export async function insertSession(
  tx: Tx,
  session: { userId: string; device: Device; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const { userId, device, createdAt, expiresAt } = session;
  const [row] = await tx.query<{ id: string }>(sql`
    insert into sessions (user_id, user_agent, address, created_at, last_used_at, expires_at)
    values (${userId}, ${device.userAgent}, ${device.address}, ${createdAt}, ${createdAt}, ${expiresAt}) returning id`);
  return (row as { id: string }).id;
}

/** Locks the session of a refresh token until the transaction ends; null for an unknown token. */
export async function lockSessionOf(tx: Tx, tokenHash: string): Promise<SessionRow | null> {
  const [row] = await tx.query<SessionRow>(sql`
    select s.id, s.user_id, s.expires_at, s.revoked_at
    from sessions s where s.id = (select session_id from refresh_tokens where hash = ${tokenHash}) for update`);
  return row ?? null;
}

/** Selects a refresh token. Lock its session first, or a concurrent exchange may go unseen. */
export async function findRefreshToken(tx: Tx, hash: string): Promise<RefreshTokenRow | null> {
  const [row] = await tx.query<RefreshTokenRow>(sql`
    select hash, predecessor, expires_at, first_used_at, dead_at from refresh_tokens where hash = ${hash}`);
  return row ?? null;
}

/** Returns the unused token that was last issued for another one since an instant; null if there is none. */
export async function findSuccessor(
  tx: Tx,
  hash: string,
  since: Date,
): Promise<{ hash: string; issuedAt: Date } | null> {
  const [row] = await tx.query<{ hash: string; issued_at: string }>(sql`
    select hash, issued_at from refresh_tokens
    where predecessor = ${hash} and issued_at >= ${since} and first_used_at is null and dead_at is null
    order by issued_at desc limit 1`);
  return row ? { hash: row.hash, issuedAt: new Date(row.issued_at) } : null;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { hash: string; sessionId: string; predecessor: string | null; issuedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(sql`
    insert into refresh_tokens (hash, session_id, predecessor, issued_at, expires_at)
    values (${token.hash}, ${token.sessionId}, ${token.predecessor}, ${token.issuedAt}, ${token.expiresAt})`);
}

/** Marks a token's first use, and invalidates its predecessor and the predecessor's other successors. */
export async function markFirstUse(tx: Tx, token: RefreshTokenRow, now: Date): Promise<void> {
  await tx.query(sql`update refresh_tokens set first_used_at = ${now} where hash = ${token.hash}`);
  await tx.query(sql`
    update refresh_tokens set dead_at = ${now}
    where dead_at is null and hash <> ${token.hash}
      and (hash = ${token.predecessor} or predecessor = ${token.predecessor})`);
}

export async function markSessionUsed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query(sql`update sessions set last_used_at = ${now} where id = ${sessionId}`);
}

export async function revokeSession(tx: Tx, sessionId: string, reason: RevocationReason, now: Date): Promise<void> {
  await tx.query(sql`
    update sessions set revoked_at = ${now}, revoked_reason = ${reason}
    where id = ${sessionId} and revoked_at is null`);
}

/** Revokes the open sessions of an account, `except` left out. */
export async function revokeSessionsOf(
  tx: Tx,
  userId: string,
  reason: RevocationReason,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await tx.query(sql`
    update sessions set revoked_at = ${now}, revoked_reason = ${reason}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except}::uuid`);
}

export interface OpenSession {
  id: string;
  user_agent: string;
  address: string;
  created_at: string;
  last_used_at: string;
}

/** Selects the sessions of an account that can still be refreshed, the last used first. */
export const selectOpenSessions = (tx: Tx, userId: string, now: Date): Promise<OpenSession[]> =>
  tx.query<OpenSession>(sql`
    select s.id, s.user_agent, s.address, s.created_at, s.last_used_at from sessions s
    where s.user_id = ${userId} and s.revoked_at is null and s.expires_at > ${now}
      and exists (select 1 from refresh_tokens t
        where t.session_id = s.id and t.dead_at is null and t.expires_at > ${now})
    order by s.last_used_at desc, s.id`);

/** Returns true if the account has this session and it was not revoked. */
export async function hasOpenSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from sessions where id = ${sessionId} and user_id = ${userId} and revoked_at is null`);
  return rows.length === 1;
}
