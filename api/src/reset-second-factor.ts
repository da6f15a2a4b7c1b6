import { AdminError } from './create-admin';
import { resetFactor } from './modules/auth/second-factor/reset';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';

/**
 * Takes the second factor from a super administrator who lost authenticator and recovery codes, in the database that the
 * environment names. The next sign-in sets up a new one.
 * @returns text to print
 * @throws AdminError if no account with that address has a second factor
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function resetSecondFactor(env: NodeJS.ProcessEnv, [address = '']: string[]): Promise<string> {
  const email = address.trim().toLowerCase();
  const db = await openDatabase(readConfig(env), () => undefined);
  try {
    if (!(await resetFactor(db, () => new Date(), email))) {
      throw new AdminError('No account with this address has a second factor.');
    }
  } finally {
    await db.close();
  }
  return `Second factor of ${email} taken away; the next sign-in sets up a new one.\n`;
}
