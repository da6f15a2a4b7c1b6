import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, readConfig } from '../platform/config/config';
import { openFolder } from '../platform/db/embedded';
import { lockFolder } from '../platform/db/folder-lock';
import { BackupError } from './backup-error';
import { runProgram } from './postgresql-program';

/**
 * Writes the database that the environment names into a new file: PostgreSQL by its own pg_dump, while the service
 * runs; the embedded one as an archive of its folder, while the service is stopped. The file appears when it is whole.
 * It holds everything but the secrets of the environment.
 * @returns text to print
 * @throws BackupError if the file exists, its folder does not, or the database refuses
 * @throws ConfigError
 * @throws FolderLockedError
 */
export async function backup(env: NodeJS.ProcessEnv, [file]: readonly string[]): Promise<string> {
  if (!file) throw new BackupError('backup needs the name of a new file.');
  const config = readConfig(env);
  const target = path.resolve(file);
  if (await exists(target)) throw new BackupError(`${target} exists already.`);
  if (!(await exists(path.dirname(target)))) throw new BackupError(`There is no folder ${path.dirname(target)}.`);
  const unfinished = `${target}.unfinished`;
  try {
    await write(config, unfinished);
    await fs.rename(unfinished, target);
  } finally {
    await fs.rm(unfinished, { force: true });
  }
  const { size } = await fs.stat(target);
  return `${target}, ${Math.ceil(size / 1024)} kB\n`;
}

async function write({ databaseUrl, databaseOwnerUrl, dataDir }: Config, file: string): Promise<void> {
  // only its owner may read the file: it holds everybody's data
  await fs.writeFile(file, '', { mode: 0o600 });
  const url = databaseOwnerUrl ?? databaseUrl;
  if (url) return runProgram('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`]);
  const folder = path.join(dataDir, 'database');
  if (!(await exists(folder))) throw new BackupError(`There is no database in ${dataDir}.`);
  const unlock = await lockFolder(dataDir);
  try {
    const client = await openFolder(folder);
    try {
      const archive = await client.dumpDataDir('gzip');
      await fs.writeFile(file, archive.stream());
    } finally {
      await client.close();
    }
  } finally {
    await unlock();
  }
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );
