import type { Tx } from '../db/database';
import type { Caller } from './caller';

const LIVE_SESSION = `
  select u.id, u.roles, u.email_verified_at is not null as email_verified
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3`;

/** The caller behind a session that is still alive, or null: a revoked session ends at once, whatever its tokens say. */
export async function findCaller(tx: Tx, sessionId: string, userId: string, now: Date): Promise<Caller | null> {
  const [row] = await tx.prepared<{ id: string; roles: string[]; email_verified: boolean }>(
    'live_session',
    LIVE_SESSION,
    [sessionId, userId, now],
  );
  if (!row) return null;
  return {
    id: row.id,
    sessionId,
    roles: row.roles,
    isSuperAdmin: row.roles.includes('super_admin'),
    emailVerified: row.email_verified,
  };
}
