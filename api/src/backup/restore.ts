import fs from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { type Config, readConfig } from '../platform/config/config';
import type { MigrationConnection } from '../platform/db/database';
import { embeddedMigrations, openFolder, openMemory } from '../platform/db/embedded';
import { lockFolder } from '../platform/db/folder-lock';
import { bringUpToDate, openDatabase } from '../platform/db/open';
import { withMigrationConnection } from '../platform/db/postgresql';
import { createRoles } from '../platform/db/roles';
import { BackupError } from './backup-error';
import { copyTables } from './copy-tables';
import { runProgram } from './postgresql-program';

/** First bytes of what `backup` writes: pg_dump's custom format, or a gzip archive of an embedded database. */
const FORMATS = { postgresql: Buffer.from('PGDMP'), embedded: Buffer.from([0x1f, 0x8b]) };
const REMEDY = 'Restore it with the version that made it.';

/**
 * Restores a backup into the empty database that the environment names, and brings it up to date. A backup of the
 * embedded database, or its data folder itself, may go into PostgreSQL.
 * @param source file that `backup` wrote, or data folder of a stopped service
 * @returns text to print
 * @throws BackupError if the database is not empty, the file is not a backup for it, or the service cannot use it then
 * @throws ConfigError
 * @throws DatabaseVersionError
 * @throws FolderLockedError
 */
export async function restore(env: NodeJS.ProcessEnv, [source]: readonly string[]): Promise<string> {
  if (!source)
    throw new BackupError('restore needs a file that backup wrote, or the data folder of a stopped service.');
  const config = readConfig(env);
  const format = await formatOf(source);
  const url = config.databaseOwnerUrl ?? config.databaseUrl;
  if (url) await withMigrationConnection(url, (connection) => requireEmpty(connection));
  if (!url && format !== 'archive') throw new BackupError(`${source} can only be restored into PostgreSQL.`);
  if (url && format === 'dump') await restoreDump(url, source);
  else if (url) await withSource(source, format, (from) => copyInto(url, from));
  else await unpack(config, source);
  await requireUsable(config, source);
  return `restored ${source}\n`;
}

/** Opens the restored database as the service does, and uses it once: its login may not be able to take the roles. */
async function requireUsable(config: Config, source: string): Promise<void> {
  const database = await openDatabase(config, () => undefined);
  await database
    .platform((tx) => tx.query(sql`select 1`))
    .catch((cause) => {
      const text = `${source} is restored, but the login of DATABASE_URL cannot use the database: ${cause.message}`;
      throw new BackupError(text, { cause });
    })
    .finally(() => database.close());
}

async function formatOf(source: string): Promise<'dump' | 'archive' | 'folder'> {
  const stat = await fs.stat(source).catch(() => null);
  if (stat?.isDirectory()) return 'folder';
  if (!stat) throw new BackupError(`There is no file ${source}.`);
  const file = await fs.open(source);
  const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0).finally(() => file.close());
  if (buffer.equals(FORMATS.postgresql)) return 'dump';
  if (buffer.subarray(0, 2).equals(FORMATS.embedded)) return 'archive';
  throw new BackupError(`${source} is not a backup.`);
}

async function requireEmpty(connection: MigrationConnection): Promise<void> {
  const [row] = await connection.rows<{ tables: string }>(
    `select count(*)::text as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (row?.tables !== '0')
    throw new BackupError('The database has tables already: a backup is restored into an empty one.');
}

/** Restores a dump in one transaction. Its grants and policies name roles, which belong to the server and not to it. */
async function restoreDump(url: string, file: string): Promise<void> {
  await withMigrationConnection(url, (connection) => createRoles(connection));
  await runProgram('pg_restore', url, ['--no-owner', '--single-transaction', '--exit-on-error', file]);
}

async function copyInto(url: string, source: MigrationConnection): Promise<void> {
  await withMigrationConnection(url, async (target) => {
    await bringUpToDate(target, 'The database', REMEDY);
    await copyTables(source, target);
  });
}

/** Opens an archive in memory, or a data folder, with the migrations of this version. */
async function withSource(
  source: string,
  format: 'archive' | 'folder' | 'dump',
  work: (connection: MigrationConnection) => Promise<void>,
): Promise<void> {
  const unlock = format === 'folder' ? await lockFolder(source) : async () => undefined;
  try {
    const client = await (format === 'folder' ? openExisting(source) : openMemory(await readArchive(source)));
    try {
      const connection = embeddedMigrations(client);
      await bringUpToDate(connection, source, REMEDY);
      await work(connection);
    } finally {
      await client.close();
    }
  } finally {
    await unlock();
  }
}

async function openExisting(dataDir: string) {
  const folder = path.join(dataDir, 'database');
  await fs.access(folder).catch(() => {
    throw new BackupError(`There is no database in ${dataDir}.`);
  });
  return openFolder(folder);
}

const readArchive = async (file: string) => new Blob([await fs.readFile(file)]);

async function unpack({ dataDir }: Config, file: string): Promise<void> {
  const folder = path.join(dataDir, 'database');
  const unlock = await lockFolder(dataDir);
  try {
    const isThere = await fs.access(folder).then(
      () => true,
      () => false,
    );
    if (isThere) throw new BackupError(`${dataDir} has a database already: a backup is restored into an empty folder.`);
    await (await openFolder(folder, await readArchive(file))).close();
  } finally {
    await unlock();
  }
}
