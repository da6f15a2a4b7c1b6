import fs from 'node:fs';
import path from 'node:path';
import { AdminError } from './create-admin';
import { removeRemote as removeReleases } from './modules/federation/remove-remote';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';
import { NAME, SHELL } from './platform/releases/read-release';

/**
 * Takes a remote out of the database and the release store that the environment names, with all of its releases. A
 * service that runs on the same PostgreSQL stops giving it to pages at once.
 * @returns text to print
 * @throws AdminError if it is the shell, or if there is no such remote or no database
 * @throws ConfigError
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function removeRemote(env: NodeJS.ProcessEnv, [name = '']: string[]): Promise<string> {
  if (!NAME.test(name)) throw new AdminError('remove-remote needs the name of a remote, such as mfe-agenda.');
  if (name === SHELL) throw new AdminError('Every page needs the shell; only remotes can be removed.');
  const config = readConfig(env);
  // opened, the embedded database would be made
  if (!config.databaseUrl && !fs.existsSync(path.join(config.dataDir, 'database')))
    throw new AdminError(`There is no database in ${config.dataDir}; no service has run there.`);
  const folder = path.join(config.releasesDir, name);
  const db = await openDatabase(config, () => undefined);
  try {
    const hadFolder = fs.existsSync(folder);
    // first, since a running service registers what it finds there
    fs.rmSync(folder, { recursive: true, force: true });
    const releases = await removeReleases(db, () => new Date(), name);
    if (!hadFolder && releases === 0) throw new AdminError(`No release of a remote called "${name}" is there.`);
    return `${name} removed, with ${releases} releases; pages learn of it within seconds.\n`;
  } finally {
    await db.close();
  }
}
