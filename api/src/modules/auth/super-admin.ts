import { randomBytes } from 'node:crypto';
import { authErrors } from '@canchero/shared-contracts/auth';
import { AppError, DEFAULT_LANGUAGE } from '@canchero/shared-contracts/core';
import { audit } from '../../platform/audit/audit';
import { hashPassword } from '../../platform/auth/passwords';
import type { Database } from '../../platform/db/database';
import { requireGoodPassword } from './password-policy';
import { insertUser, markEmailVerified, setRoles } from './user-sql';

/**
 * Opens the account of a super administrator, verified, for whoever runs the service: the first one has nobody in the
 * platform to ask.
 * Throws `weak_password`, `email_taken`.
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

/** A password that nobody chose: 20 letters and digits, with each kind that the rule wants. */
export function generatePassword(): string {
  for (;;) {
    const password = randomBytes(20).toString('base64url').replace(/[-_]/g, '').slice(0, 20);
    if (password.length === 20 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password))
      return password;
  }
}
