import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../platform/db/database';
import { embeddedDatabase, openFolder, openMemory } from '../platform/db/embedded';
import { openPool, postgresqlDatabase } from '../platform/db/postgresql';
import { copyTemplate } from './postgresql-server';

/** Opens a migrated, empty database: in memory, or on the server of TEST_DATABASE_URL. `close` removes it. */
export async function testDatabase(): Promise<Database> {
  const template = process.env.TEST_TEMPLATE;
  if (!template) throw new Error('TEST_TEMPLATE is set by global-setup.cjs: run through jest');
  const server = process.env.TEST_DATABASE_URL;
  return server ? onPostgresql(server, template) : inMemory(template);
}

const inMemory = async (template: string): Promise<Database> => embeddedDatabase(await openMemory(archive(template)));

const archive = (template: string) => new Blob([fs.readFileSync(template)]);

/**
 * Leaves a data folder as after a first start, which takes ten times as long: for tests that are not about one. A suite
 * on a server has an archive to do so from if one on the embedded database ran before; else the test makes a first start.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const template = process.env.TEST_ARCHIVE ?? '';
  if (!fs.existsSync(template)) return;
  const client = await openFolder(path.join(dataDir, 'database'), archive(template));
  await client.close();
}

async function onPostgresql(server: string, template: string): Promise<Database> {
  const copy = await copyTemplate(server, template);
  const options = { url: copy.url, connections: 10, onError: () => undefined };
  const database = postgresqlDatabase(openPool(options), options);
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}
