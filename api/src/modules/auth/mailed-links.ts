import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError } from '@canchero/shared-contracts/core';
import { hashToken, newOpaqueToken } from '../../platform/auth/opaque-token';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { consumeEmailToken, insertEmailToken, isEmailTokenValid } from './email-token-sql';
import { after, LIFETIME } from './lifetimes';
import { type MailKind, tokenMail } from './mails';
import type { UserRow } from './user-sql';

/** Queues a mail with a new single-use link, in the caller's transaction. */
export async function sendLink(
  { config, clock, mail }: Services,
  tx: Tx,
  kind: MailKind,
  user: Pick<UserRow, 'id' | 'email' | 'name' | 'language'>,
): Promise<void> {
  const token = newOpaqueToken();
  const issuedAt = clock();
  await insertEmailToken(tx, {
    hash: hashToken(token, config.secrets.tokenPepper),
    userId: user.id,
    kind,
    issuedAt,
    expiresAt: after(issuedAt, LIFETIME[kind]),
  });
  await mail.queue(tx, tokenMail(kind, user, token, config.publicUrl));
}

/** Checks a link without using it up. @throws invalid_token */
export async function checkLink({ config, clock, db }: Services, kind: MailKind, token: string): Promise<void> {
  const hash = hashToken(token, config.secrets.tokenPepper);
  if (!(await db.platform((tx) => isEmailTokenValid(tx, hash, kind, clock()))))
    throw AppError.of(authErrors.invalid_token);
}

/** Uses a link up and returns its user's id. @throws invalid_token */
export async function useLink({ config, clock }: Services, tx: Tx, kind: MailKind, token: string): Promise<string> {
  const userId = await consumeEmailToken(tx, hashToken(token, config.secrets.tokenPepper), kind, clock());
  if (!userId) throw AppError.of(authErrors.invalid_token);
  return userId;
}
