import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import { hashToken, newOpaqueToken, successorOf } from '../../platform/auth/opaque-token';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { after, LIFETIME } from './lifetimes';
import {
  findRefreshToken,
  findSuccessor,
  insertRefreshToken,
  lockSessionOf,
  markFirstUse,
  markSessionUsed,
  revokeSession,
  type SessionRow,
} from './session-sql';

/**
 * Issues a refresh token of a session. It expires when it is not used for `LIFETIME.idle`, or with the session.
 * @param predecessor token that it follows; null for the first one
 */
export async function issueRefreshToken(
  { config, clock }: Services,
  tx: Tx,
  session: { id: string; expiresAt: Date },
  predecessor: string | null,
): Promise<string> {
  const { tokenPepper } = config.secrets;
  const issuedAt = clock();
  const token = predecessor === null ? newOpaqueToken() : successorOf(predecessor, issuedAt, tokenPepper);
  const idle = after(issuedAt, LIFETIME.idle);
  await insertRefreshToken(tx, {
    hash: hashToken(token, tokenPepper),
    sessionId: session.id,
    predecessor: predecessor && hashToken(predecessor, tokenPepper),
    issuedAt,
    expiresAt: new Date(Math.min(idle.getTime(), session.expiresAt.getTime())),
  });
  return token;
}

/**
 * Exchanges a refresh token for its successor and a new access token. Because a response can be lost, a token can be
 * exchanged again until one of its successors is used; that first use invalidates it and its other successors. Two pages
 * that exchange it at once get the same successor. Use of an invalidated token means that it was copied, so the session
 * is revoked.
 * @see RFC 6749 section 10.4 and RFC 9700 section 4.14, refresh token rotation
 * @throws invalid_refresh_token
 */
export async function refresh(services: Services, requestId: string, presented: string) {
  const { db, tokens } = services;
  const rotated = await db.platform((tx) => rotate(services, tx, requestId, presented));
  if (!rotated) throw AppError.of(authErrors.invalid_refresh_token);
  const { session, refreshToken } = rotated;
  const { token } = await tokens.sign({
    userId: session.user_id,
    sessionId: session.id,
    audience: 'user',
    clubId: null,
  });
  return { token, refresh_token: refreshToken };
}

/** Rotates a token. Returns null for a refused one instead of throwing, because a revocation has to be committed. */
async function rotate(services: Services, tx: Tx, requestId: string, presented: string) {
  const now = services.clock();
  const hash = hashToken(presented, services.config.secrets.tokenPepper);
  const session = await lockSessionOf(tx, hash);
  if (!session || session.revoked_at !== null || new Date(session.expires_at) <= now) return null;
  const token = await findRefreshToken(tx, hash);
  if (!token) return null;
  if (token.dead_at !== null) return endForReuse(tx, requestId, session, now);
  if (new Date(token.expires_at) <= now) return null;
  if (token.first_used_at === null) await markFirstUse(tx, token, now);
  await markSessionUsed(tx, session.id, now);
  const family = { id: session.id, expiresAt: new Date(session.expires_at) };
  const refreshToken =
    (await recentSuccessor(services, tx, presented)) ?? (await issueRefreshToken(services, tx, family, presented));
  return { session, refreshToken };
}

/** Returns the successor that a token got a moment ago, in case it is used again; null if it got none. */
async function recentSuccessor({ config, clock }: Services, tx: Tx, presented: string): Promise<string | null> {
  const { tokenPepper } = config.secrets;
  const known = await findSuccessor(tx, hashToken(presented, tokenPepper), after(clock(), -LIFETIME.renewal));
  if (!known) return null;
  const token = successorOf(presented, known.issuedAt, tokenPepper);
  return hashToken(token, tokenPepper) === known.hash ? token : null;
}

async function endForReuse(tx: Tx, requestId: string, session: SessionRow, now: Date): Promise<null> {
  await revokeSession(tx, session.id, 'refresh_reuse', now);
  await audit(tx, {
    requestId,
    actorId: session.user_id,
    action: 'auth.refresh',
    object: { type: 'session', id: session.id },
    outcome: 'refused',
    reason: 'refresh_reuse',
  });
  return null;
}
