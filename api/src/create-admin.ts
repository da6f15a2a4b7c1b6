import { AppError } from '@canchero/shared-contracts/core';
import { z } from 'zod';
import { createSuperAdmin, generatePassword } from './modules/auth/super-admin';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';

/** The account was not created; the message is for the person who asked for it. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

const Address = z.string().trim().toLowerCase().pipe(z.email());
const REFUSALS: Readonly<Record<string, string>> = {
  email_taken: 'There is an account with this address already.',
  weak_password:
    'The password is too weak: 8 characters or more, lower and upper case, a digit or symbol, and no common word.',
};

/**
 * Creates a super administrator's account in the database that the environment names. The password is ADMIN_PASSWORD,
 * since every user of the machine can read arguments, or else a generated one.
 * @returns text to print; a generated password is shown in it once and never again
 * @throws AdminError if the address or the password is refused, or an account has that address
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function createAdmin(env: NodeJS.ProcessEnv, [address]: string[]): Promise<string> {
  const asked = Address.safeParse(address);
  if (!asked.success) throw new AdminError('create-admin needs an e-mail address.');
  const email = asked.data;
  const chosen = env.ADMIN_PASSWORD || null;
  const password = chosen ?? generatePassword();
  const db = await openDatabase(readConfig(env), () => undefined);
  try {
    await createSuperAdmin(db, () => new Date(), { email, password });
  } catch (error) {
    const refusal = error instanceof AppError && REFUSALS[error.code];
    throw refusal ? new AdminError(refusal) : error;
  } finally {
    await db.close();
  }
  return `Super administrator ${email}${chosen ? '' : `, password ${password}`}\n`;
}
