import { randomBytes } from 'node:crypto';
import type { Language } from '@canchero/shared-contracts/core';
import { hashPassword } from '../../platform/auth/passwords';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { sendLink } from './mailed-links';
import { revokeSessionsOf } from './session-sql';
import { markEmailVerified, openInvitedUser, setRoles, type UserRow } from './user-sql';

/** Hashes a random password that nobody knows. Slow: call it before the transaction. */
export const unknownPasswordHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/**
 * Creates an account for an invited person, who chooses its password by the link of any of their invitations, which
 * verifies the address, too. An account whose address was never confirmed may belong to somebody else, so its password,
 * name and sessions are replaced or removed. Returns the account's id, or null if the address has a confirmed account.
 * For platform transactions.
 */
export async function openInvitedAccount(
  tx: Tx,
  invited: { email: string; language: Language; passwordHash: string; at: Date },
): Promise<string | null> {
  const userId = await openInvitedUser(tx, { ...invited, name: invited.email.split('@')[0] as string });
  if (userId) await revokeSessionsOf(tx, userId, 'revoked', invited.at);
  return userId;
}

/** Ends all sessions of an account. For platform transactions. */
export const endSessionsOf = (tx: Tx, userId: string, now: Date): Promise<void> =>
  revokeSessionsOf(tx, userId, 'revoked', now);

/** Replaces the roles of an account on the platform. For platform transactions. */
export const replaceRoles = (tx: Tx, userId: string, roles: UserRow['roles']): Promise<void> =>
  setRoles(tx, userId, roles);

/** Takes the address of an account as verified. For platform transactions. */
export const takeAsVerified = (tx: Tx, userId: string, at: Date): Promise<void> => markEmailVerified(tx, userId, at);

/** Mails an account the link by which it chooses a new password. For platform transactions. */
export const sendResetLink = (
  services: Services,
  tx: Tx,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
): Promise<void> => sendLink(services, tx, 'reset', user);
