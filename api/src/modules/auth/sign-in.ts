import { authErrors, type SignedIn } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors, isAppError } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { verifyAgainstNobody, verifyPassword } from '../../platform/auth/passwords';
import type { Services } from '../../platform/services';
import { standingOf } from '../permissions/reads';
import { after, LIFETIME } from './lifetimes';
import { issueRefreshToken } from './refresh';
import { insertRefusedAttempt } from './refused-attempt-sql';
import { readFactor } from './second-factor/service';
import { type Device, insertSession, revokeSession } from './session-sql';
import { findUserByEmail, lockUser } from './user-sql';
import { viewUser } from './user-view';

/**
 * Starts a session. An unknown address takes as long as a wrong password. Access tokens are JWTs.
 * @see RFC 7519 (JWT), RFC 9106 (Argon2, which hashes passwords)
 * @throws invalid_credentials
 * @throws account_blocked {reason}
 */
export async function signIn(
  services: Services,
  requestId: string,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<SignedIn> {
  const { db, clock, tokens } = services;
  const row = await db.platform((tx) => findUserByEmail(tx, email));
  const accepted = row ? await verifyPassword(row.password_hash, password) : await verifyAgainstNobody(password);
  const refuse = async (error: AppError): Promise<never> => {
    const refused = { requestId, userId: row?.id ?? null, action: 'auth.sign_in', at: clock() } as const;
    await db.platform((tx) => insertRefusedAttempt(tx, refused));
    throw error;
  };
  if (!row || !accepted) return refuse(AppError.of(authErrors.invalid_credentials));
  const started = await db.platform(async (tx) => {
    // while a password is checked, it may be replaced, or its account blocked
    const user = await lockUser(tx, row.id);
    if (user?.password_hash !== row.password_hash) return AppError.of(authErrors.invalid_credentials);
    if (user.blocked_for !== null) return AppError.of(authErrors.account_blocked, { reason: user.blocked_for });
    const now = clock();
    const expiresAt = after(now, LIFETIME.session);
    const sessionId = await insertSession(tx, { userId: row.id, device, createdAt: now, expiresAt });
    const refreshToken = await issueRefreshToken(services, tx, { id: sessionId, expiresAt }, null);
    await audit(tx, { requestId, actorId: row.id, action: 'auth.sign_in', object: { type: 'session', id: sessionId } });
    return { sessionId, refreshToken, user: await viewUser(tx, user) };
  });
  if (isAppError(started)) return refuse(started);
  const claims = { userId: row.id, sessionId: started.sessionId, clubId: null };
  const { token } = await tokens.sign({ ...claims, audience: 'user' });
  return { token, refresh_token: started.refreshToken, user: started.user };
}

/** Ends the caller's session; its tokens are refused from then on. */
export async function signOut({ db, clock }: Services, requestId: string, caller: Caller): Promise<void> {
  await db.platform(async (tx) => {
    await revokeSession(tx, caller.sessionId, 'logout', clock());
    const object = { type: 'session', id: caller.sessionId };
    await audit(tx, { requestId, actorId: caller.id, action: 'auth.sign_out', object });
  });
}

/** Issues an admin token. @throws second_factor_required */
export async function adminToken(services: Services, caller: Caller): Promise<{ admin_token: string }> {
  const { passed } = await readFactor(services, caller);
  if (!passed) throw AppError.of(authErrors.second_factor_required);
  const { token } = await services.tokens.sign({
    userId: caller.id,
    sessionId: caller.sessionId,
    audience: 'admin',
    clubId: null,
  });
  return { admin_token: token };
}

/** Issues a short-lived token for a club's event stream. @throws not_found for a club without the caller as a member */
export async function streamTicket({ db, clock, tokens }: Services, caller: Caller, clubId: string) {
  const standing = await db.platform((tx) => standingOf(tx, clubId, caller, clock()));
  if (!standing) throw AppError.of(commonErrors.not_found);
  const { token, expiresAt } = await tokens.sign({
    userId: caller.id,
    sessionId: caller.sessionId,
    audience: 'stream',
    clubId: clubId.toLowerCase(),
  });
  return { token, expires_at: expiresAt.toISOString() };
}
