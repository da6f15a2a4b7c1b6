import { authErrors, type NewPassword, type User } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors, DEFAULT_LANGUAGE, type Language } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { hashToken } from '../../platform/auth/opaque-token';
import { hashPassword } from '../../platform/auth/passwords';
import type { Tx } from '../../platform/db/database';
import { isOpen } from '../../platform/db/feature-switch';
import type { Services } from '../../platform/services';
import { unprovenInvitee } from '../members/reads';
import { acceptInvitation } from '../members/writes';
import { consumeEmailTokensOf } from './email-token-sql';
import { checkLink, sendLink, useLink } from './mailed-links';
import type { MailKind } from './mails';
import { requireGoodPassword } from './password-policy';
import { insertRefusedAttempt } from './refused-attempt-sql';
import { revokeSessionsOf } from './session-sql';
import {
  claimInvitedUser,
  findUserByEmail,
  findUserById,
  insertUser,
  markEmailVerified,
  setMailedPassword,
  type UserRow,
  updateProfile,
} from './user-sql';
import { viewUser } from './user-view';

/**
 * Creates an account, or takes over the one that was made for an invited address, and mails the verification link.
 * @throws weak_password {…flags, common}, email_taken, sign_up_closed
 */
export async function register(
  services: Services,
  requestId: string,
  input: { name: string; email: string; password: string; language?: Language | undefined },
): Promise<{ user: User }> {
  requireGoodPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const language = input.language ?? DEFAULT_LANGUAGE;
  return services.db.platform(async (tx) => {
    if (!(await isOpen(tx, 'sign_up'))) throw AppError.of(authErrors.sign_up_closed);
    const { name, email } = input;
    const account = { name, email, language, passwordHash, at: services.clock() };
    const id = (await insertUser(tx, account)) ?? (await claimInvitedUser(tx, account));
    if (!id) throw AppError.of(authErrors.email_taken);
    await sendLink(services, tx, 'verify', { id, name, email, language });
    await audit(tx, { requestId, actorId: id, action: 'auth.register', object: { type: 'user', id } });
    return { user: await profileIn(tx, id) };
  });
}

/** Confirms an e-mail address. @throws invalid_token */
export async function verifyEmail(services: Services, requestId: string, token: string): Promise<{ user: User }> {
  return services.db.platform(async (tx) => {
    const id = await useLink(services, tx, 'verify', token);
    await markEmailVerified(tx, id, services.clock());
    await audit(tx, { requestId, actorId: id, action: 'auth.verify_email', object: { type: 'user', id } });
    return { user: await profileIn(tx, id) };
  });
}

/** Mails the verification link again if there is an unverified account. The answer does not tell whether there is. */
export const resendVerification = (services: Services, requestId: string, email: string): Promise<void> =>
  mailQuietly(services, requestId, 'verify', email, (user) => user.email_verified_at === null);

/** Mails a link to choose a new password if there is an account. The answer does not tell whether there is. */
export const requestPasswordReset = (services: Services, requestId: string, email: string): Promise<void> =>
  mailQuietly(services, requestId, 'reset', email, () => true);

/** Sends a link if `wanted` holds, and records the request in any case, so that the time does not tell accounts apart. */
async function mailQuietly(
  services: Services,
  requestId: string,
  kind: MailKind,
  email: string,
  wanted: (user: UserRow) => boolean,
): Promise<void> {
  await services.db.platform(async (tx) => {
    const user = await findUserByEmail(tx, email);
    const action = `auth.request_${kind}` as const;
    if (user && wanted(user)) {
      await sendLink(services, tx, kind, user);
      await audit(tx, { requestId, actorId: user.id, action });
    } else await insertRefusedAttempt(tx, { requestId, userId: user?.id ?? null, action, at: services.clock() });
  });
}

/**
 * Sets a new password by a mailed link and ends every session. The link confirms the address, which is returned. That of
 * an invitation will do for an account whose password is not known to be its owner's, and is accepted with it; only then
 * the name is set, too.
 * @throws weak_password {…flags, common}, invalid_token
 */
export async function resetPassword(
  services: Services,
  requestId: string,
  { token, new_password: password, name }: NewPassword,
): Promise<string> {
  requireGoodPassword(password);
  const tokenHash = hashToken(token, services.config.secrets.tokenPepper);
  const inviteeIn = (tx: Tx) => unprovenInvitee(tx, tokenHash, services.clock());
  // a hash costs much: it is made only for somebody who has a link
  if (!(await services.db.platform(inviteeIn))) await checkLink(services, 'reset', token);
  const passwordHash = await hashPassword(password);
  return services.db.platform(async (tx) => {
    const now = services.clock();
    const invitee = await inviteeIn(tx);
    // first of all, since it locks the club, as inviting does before it changes the account
    const joined = await acceptInvitation(tx, { requestId, tokenHash, now });
    const id = invitee && joined ? invitee.id : await useLink(services, tx, 'reset', token);
    await setMailedPassword(tx, id, passwordHash, now);
    if (invitee && joined && name) await updateProfile(tx, id, { name });
    await consumeEmailTokensOf(tx, id, 'reset', now);
    await revokeSessionsOf(tx, id, 'password_reset', now);
    await audit(tx, { requestId, actorId: id, action: 'auth.reset_password', object: { type: 'user', id } });
    return (await profileIn(tx, id)).email;
  });
}

/** Returns the caller's own account. @throws not_found */
export const profile = (services: Services, caller: Caller): Promise<User> =>
  services.db.platform((tx) => profileIn(tx, caller.id));

async function profileIn(tx: Tx, id: string): Promise<User> {
  const row = await findUserById(tx, id);
  if (!row) throw AppError.of(commonErrors.not_found);
  return viewUser(tx, row);
}
