import { AppError } from '@canchero/shared-contracts/core';
import { z } from 'zod';
import { createSuperAdmin, generatePassword } from './modules/auth/super-admin';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';

/** The account was not opened; the message is for whoever asked. */
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
 * Opens a super administrator's account in the database that the environment names. The password is that of
 * ADMIN_PASSWORD (arguments can be read by every user of the machine), else a generated one.
 * @returns what to print: a generated password is seen here once and never again
 * Throws AdminError, ConfigError, FolderLockedError.
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
