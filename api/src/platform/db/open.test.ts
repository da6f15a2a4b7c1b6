import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { prepareDataFolder } from '../../testing/data-folder';
import { copyTemplate } from '../../testing/postgresql-server';
import { openFolder } from './embedded';
import { lockFolder } from './folder-lock';
import { openDatabase } from './open';
import { withMigrationConnection } from './postgresql';

const fail = (error: Error) => {
  throw error;
};
test('a data folder of former migrations is refused with a way out, and neither changed nor kept locked', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-open-'));
  await prepareDataFolder(dataDir);
  const client = await openFolder(path.join(dataDir, 'database'));
  await client.exec(
    `insert into schema_migrations (name, checksum) values ('002-former.sql', 'x'), ('003-former.sql', 'x')`,
  );
  const { rows: before } = await client.query('select * from schema_migrations order by name');
  await client.close();

  const config = {
    databaseUrl: null,
    databaseOwnerUrl: null,
    databaseReplicaUrl: null,
    databaseConnections: 1,
    dataDir,
  };
  await expect(openDatabase(config, fail)).rejects.toThrow(
    `The data folder ${dataDir} was made by another version of Canchero. ` +
      'It has the migration 002-former.sql and 1 more, which this version does not know. Nothing was changed in it. ' +
      'No version has been released yet, so no data is converted. ' +
      'Move the folder away or delete it, and start again: a new one is made.',
  );

  await (await lockFolder(dataDir))();
  const again = await openFolder(path.join(dataDir, 'database'));
  expect((await again.query('select * from schema_migrations order by name')).rows).toEqual(before);
  await again.close();
  fs.rmSync(dataDir, { recursive: true });
});

const server = process.env.TEST_DATABASE_URL;
// the tests are not defined without a server, since skipped ones would count as failed
if (server) {
  test('a database of former migrations on a server is refused as well', async () => {
    const copy = await copyTemplate(server ?? '', process.env.TEST_TEMPLATE ?? '');
    try {
      await withMigrationConnection(copy.url, (connection) =>
        connection.script(`insert into schema_migrations (name, checksum) values ('002-clubs.sql', 'x')`),
      );
      const config = {
        databaseUrl: copy.url,
        databaseOwnerUrl: null,
        databaseReplicaUrl: null,
        databaseConnections: 1,
        dataDir: '',
      };
      await expect(openDatabase(config, fail)).rejects.toThrow(/^The database of DATABASE_URL .* an empty database\.$/);
    } finally {
      await copy.drop();
    }
  });

  test.each([
    ['is away', () => 'postgresql://postgres@127.0.0.1:1/x', 'connect ECONNREFUSED 127.0.0.1:1'],
    ['follows nobody', (url: string) => url, 'it follows no primary'],
  ])('a replica that %s keeps nobody from starting, and is not asked', async (_what, replicaOf, reason) => {
    const copy = await copyTemplate(server, process.env.TEST_TEMPLATE ?? '');
    const errors = new EventEmitter();
    const told = once(errors, 'replica');
    const config = {
      databaseUrl: copy.url,
      databaseOwnerUrl: null,
      databaseReplicaUrl: replicaOf(copy.url),
      databaseConnections: 1,
      dataDir: '',
    };
    const db = await openDatabase(config, (error) => errors.emit('replica', error));
    try {
      expect(await told).toMatchObject([{ message: 'the replica is not asked', cause: { message: reason } }]);
      expect(db.replica.state()).toEqual({ used: false, lagSeconds: null });
      expect(await db.replica.platform((tx) => tx.query(sql`select 1 as n`))).toEqual([{ n: 1 }]);
    } finally {
      await db.close();
      await copy.drop();
    }
  });
}
