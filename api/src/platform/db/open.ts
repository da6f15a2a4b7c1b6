import path from 'node:path';
import type { Config } from '../config/config';
import type { Database } from './database';
import { embeddedDatabase, embeddedMigrations, openFolder } from './embedded';
import { lockFolder } from './folder-lock';
import { migrate } from './migrations';
import { openPool, postgresqlDatabase, withMigrationConnection } from './postgresql';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>;

/** Opens the database that the configuration names, with the lock on its folder, and brings it up to date. */
export async function openDatabase(config: DatabaseConfig, onError: (error: Error) => void): Promise<Database> {
  return config.databaseUrl ? openPostgresql(config.databaseUrl, config, onError) : openEmbedded(config.dataDir);
}

async function openPostgresql(url: string, config: DatabaseConfig, onError: (error: Error) => void): Promise<Database> {
  await withMigrationConnection(url, (connection) => migrate(connection));
  const options = { url, connections: config.databaseConnections, onError };
  return postgresqlDatabase(openPool(options), options);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  try {
    const client = await openFolder(path.join(dataDir, 'database'));
    await migrate(embeddedMigrations(client));
    const database = await embeddedDatabase(client);
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
