import sql from 'sql-template-tag';
import { type Audience, Tokens } from '../platform/auth/tokens';
import type { Services } from '../platform/services';

/** Creates a session and returns its token, without the password hash that would slow down tests of many calls. */
export async function mintToken(
  { db, tokens, clock }: Services,
  userId: string,
  options: { audience?: Audience; clubId?: string; entered?: { clubId: string; write: boolean } } = {},
): Promise<string> {
  const now = clock();
  const [row] = await db.platform((tx) =>
    tx.query<{ id: string }>(sql`
      insert into sessions (user_id, created_at, expires_at)
      values (${userId}, ${now}::timestamptz, ${now}::timestamptz + interval '1 day') returning id`),
  );
  const { id } = row as { id: string };
  const { entered } = options;
  if (entered) {
    await db.platform((tx) =>
      tx.query(sql`
        insert into impersonations (club_id, user_id, session_id, reason, may_write, began_at, ends_at)
        values (${entered.clubId}::uuid, ${userId}, ${id}, 'Soporte', ${entered.write}, ${now}::timestamptz,
          ${now}::timestamptz + interval '30 minutes')`),
    );
  }
  const claims = {
    userId,
    sessionId: id,
    audience: options.audience ?? ('user' as const),
    clubId: options.clubId ?? null,
  };
  return (await tokens.sign(claims)).token;
}

/** Creates a token that has expired. */
export async function mintExpiredToken(
  services: Services,
  userId: string,
  audience: Audience = 'user',
): Promise<string> {
  const hourAgo = () => new Date(services.clock().getTime() - 60 * 60_000);
  const tokens = new Tokens(services.config.secrets.jwtPrivateKey, hourAgo);
  return mintToken({ ...services, tokens }, userId, { audience });
}
