import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config/config';
import type { Database, MigrationConnection } from './database';
import { watchRoom } from './disk-room';
import { embeddedDatabase, embeddedMigrations, openFolder } from './embedded';
import { lockFolder } from './folder-lock';
import { MigrationMismatchError, migrate } from './migrations';
import { openPool, postgresqlDatabase, withMigrationConnection } from './postgresql';
import { openReplica } from './replica-server';
import { createRoles } from './roles';

/** Connections for the service's own work, beside those for requests. */
const BACKGROUND_CONNECTIONS = 3;

export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'databaseReplicaUrl' | 'databaseConnections' | 'dataDir'
>;

/** The database was made by another version; the message says what to do. */
export class DatabaseVersionError extends Error {
  override readonly name = 'DatabaseVersionError';
}

/**
 * Opens the database that the configuration names, with the lock on its folder, and brings it up to date.
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function openDatabase(config: DatabaseConfig, onError: (error: Error) => void): Promise<Database> {
  return config.databaseUrl
    ? openPostgresql(config.databaseUrl, config, onError)
    : openEmbedded(config.dataDir, onError);
}

/**
 * Brings the database that the configuration names up to date and leaves it closed.
 * @returns names of the migrations that were applied now
 * @throws FolderLockedError
 * @throws DatabaseVersionError
 */
export async function updateDatabase(config: DatabaseConfig): Promise<string[]> {
  if (config.databaseUrl) return updatePostgresql(config.databaseUrl, config.databaseOwnerUrl);
  const unlock = await lockFolder(config.dataDir);
  try {
    const client = await openFolder(path.join(config.dataDir, 'database'));
    try {
      return await updateEmbedded(client, config.dataDir);
    } finally {
      await client.close();
    }
  } finally {
    await unlock();
  }
}

const updatePostgresql = (url: string, ownerUrl: string | null): Promise<string[]> =>
  withMigrationConnection(ownerUrl ?? url, async (connection) => {
    const remedy = 'Let DATABASE_URL name an empty database.';
    const applied = await bringUpToDate(connection, 'The database of DATABASE_URL', remedy);
    if (ownerUrl) await createRoles(connection, decodeURIComponent(new URL(url).username));
    return applied;
  });

const updateEmbedded = (client: PGlite, dataDir: string): Promise<string[]> =>
  bringUpToDate(
    embeddedMigrations(client),
    `The data folder ${dataDir}`,
    'Move the folder away or delete it, and start again: a new one is made.',
  );

async function openPostgresql(url: string, config: DatabaseConfig, onError: (error: Error) => void): Promise<Database> {
  await updatePostgresql(url, config.databaseOwnerUrl);
  const { databaseReplicaUrl, databaseConnections } = config;
  const own = { url, connections: BACKGROUND_CONNECTIONS, onError };
  const pool = openPool(own);
  const replica = databaseReplicaUrl
    ? openReplica({ url: databaseReplicaUrl, connections: databaseConnections, onError }, pool)
    : undefined;
  const asked = { url, connections: databaseConnections, onError };
  const requests = postgresqlDatabase(openPool(asked), asked, replica);
  const background = postgresqlDatabase(pool, own, replica);
  return {
    ...requests,
    background,
    close: async () => {
      await replica?.close();
      await background.close();
      await requests.close();
    },
  };
}

async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  try {
    const client = await openFolder(path.join(dataDir, 'database'));
    const database = await openClient(client, dataDir, onError);
    return {
      ...database,
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openClient(client: PGlite, dataDir: string, onError: (error: Error) => void): Promise<Database> {
  try {
    await updateEmbedded(client, dataDir);
    return await embeddedDatabase(client, watchRoom(dataDir, onError));
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * Creates the roles and applies the missing migrations.
 * @param place which database it is, and `remedy` what to do if it is another version's: for the person who reads it
 * @returns names of the migrations that were applied now
 * @throws DatabaseVersionError
 */
export async function bringUpToDate(connection: MigrationConnection, place: string, remedy: string): Promise<string[]> {
  try {
    await createRoles(connection);
    return await migrate(connection);
  } catch (error) {
    if (!(error instanceof MigrationMismatchError)) throw error;
    const text =
      `${place} was made by another version of Canchero. ${error.message} Nothing was changed in it. ` +
      `No version has been released yet, so no data is converted. ${remedy}`;
    throw new DatabaseVersionError(text, { cause: error });
  }
}
