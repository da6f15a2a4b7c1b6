import fs from 'node:fs';
import pg from 'pg';
import { embeddedMigrations, openMemory } from '../platform/db/embedded';
import { migrate } from '../platform/db/migrations';
import { withMigrationConnection } from '../platform/db/postgresql';
import { onServer } from './postgresql-server';

/**
 * Makes the archive cheap to open, since every test file does: without the databases that nobody opens it has a third of
 * the size, and the usual 128 MB of buffers, which each start fills with zeros, take as long as all the rest.
 */
const SMALL = [
  "alter system set shared_buffers = '4MB'",
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/** Creates a migrated database: an archive at the path `target`, or a database of that name on the server. */
async function makeTemplate(target: string, server: string | undefined): Promise<void> {
  if (server) return makeDatabase(server, target);
  const client = await openMemory();
  // used segments of the log are deleted, else they are a third of the archive
  await client.exec('set wal_recycle = off');
  await migrate(embeddedMigrations(client));
  for (const statement of SMALL) await client.exec(statement);
  const archive = await client.dumpDataDir('none');
  fs.writeFileSync(`${target}.${process.pid}`, Buffer.from(await archive.arrayBuffer()));
  fs.renameSync(`${target}.${process.pid}`, target);
  await client.close();
}

async function makeDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_new`);
    await withMigrationConnection(onServer(server, `${name}_new`), (connection) => migrate(connection));
    await client.query(`alter database ${name}_new rename to ${name}`);
  } finally {
    await client.end();
  }
}

await makeTemplate(process.argv[2] ?? '', process.env.TEST_DATABASE_URL);
