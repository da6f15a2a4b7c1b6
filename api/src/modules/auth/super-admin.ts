import { randomBytes } from 'node:crypto';
import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError, DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import { hashPassword } from '../../platform/auth/passwords';
import type { Database } from '../../platform/db/database';
import { requireGoodPassword } from './password-policy';
import { insertUser, markEmailVerified, setRoles } from './user-sql';

/**
 * Creates the verified account of a super administrator from the command line, since the first one has nobody to be
 * invited by.
 * @throws weak_password {…flags, common}, email_taken
 */
export async function createSuperAdmin(
  db: Database,
  clock: () => Date,
  input: { email: string; password: string },
): Promise<void> {
  const { email, password } = input;
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  await db.platform(async (tx) => {
    const at = clock();
    const name = email.replace(/@.*/, '');
    const id = await insertUser(tx, { name, email, language: DEFAULT_LANGUAGE, passwordHash, at });
    if (!id) throw AppError.of(authErrors.email_taken);
    await setRoles(tx, id, ['super_admin']);
    await markEmailVerified(tx, id, at);
    const object = { type: 'user', id };
    await audit(tx, { requestId: 'command line', actorId: null, action: 'auth.create_super_admin', object });
  });
}

/** Generates a password of 20 letters and digits that fulfils the password policy. */
export function generatePassword(): string {
  for (;;) {
    const password = randomBytes(20).toString('base64url').replace(/[-_]/g, '').slice(0, 20);
    if (password.length === 20 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password))
      return password;
  }
}
