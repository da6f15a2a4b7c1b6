import fs from 'node:fs';
import type { Database } from '../platform/db/database';
import { embeddedDatabase, openMemory } from '../platform/db/embedded';
import { openPool, postgresqlDatabase } from '../platform/db/postgresql';
import { PLATFORM_ROLE } from '../platform/db/roles';
import { copyTemplate, runOnServer } from './postgresql-server';

/** Returns the address by which to reach the server that an address names. */
export type Way = (url: string) => string;

/**
 * Opens a migrated, empty database: in memory, or on the server of TEST_DATABASE_URL. `close` removes it, `analyze` does
 * what autovacuum would do in time.
 * @param way to the server. Default: its own address
 */
export async function testDatabase(way: Way = (url) => url): Promise<Database> {
  const template = process.env.TEST_TEMPLATE;
  if (!template) throw new Error('TEST_TEMPLATE is set by global-setup.cjs: run through jest');
  const server = process.env.TEST_DATABASE_URL;
  return server ? onPostgresql(server, template, way) : inMemory(template);
}

async function inMemory(template: string): Promise<Database> {
  const client = await openMemory(new Blob([fs.readFileSync(template)]));
  const database = await embeddedDatabase(client);
  const analyze = async () => {
    // one by one: a vacuum runs in no transaction, and only the owner of a table may
    for (const statement of ['set role none', 'vacuum analyze', `set role ${PLATFORM_ROLE}`])
      await client.exec(statement);
  };
  return { ...database, analyze };
}

async function onPostgresql(server: string, template: string, way: Way): Promise<Database> {
  const copy = await copyTemplate(server, template);
  const options = { url: way(copy.url), connections: 10, onError: () => undefined };
  const database = postgresqlDatabase(openPool(options), options);
  return {
    ...database,
    analyze: () => runOnServer(copy.url, 'vacuum analyze'),
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}
