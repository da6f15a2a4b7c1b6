import { readConfig } from './platform/config/config';
import { updateDatabase } from './platform/db/open';

/**
 * Applies the missing migrations to the database that the environment names, as a step of its own before the new version
 * starts. A running service of the version before may go on meanwhile, except on the embedded database.
 * @returns text to print
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function migrateDatabase(env: NodeJS.ProcessEnv): Promise<string> {
  const applied = await updateDatabase(readConfig(env));
  return applied.length === 0 ? 'the database is up to date\n' : applied.map((name) => `applied ${name}\n`).join('');
}
