import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { type Cluster, createCluster } from '../../../tools/postgres/cluster.mjs';
import { buildApp } from '../app';
import type { Database } from '../platform/db/database';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/http/logging';
import { createServices } from '../platform/services';
import { testConfig } from '../testing/boot';
import { TestClient } from '../testing/test-client';
import { TestClub } from '../testing/test-club';

let folder: string;
let cluster: Cluster;
let db: Database;
let app: FastifyInstance;
let club: TestClub;
const log: string[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-full-'));
  // a vacuum would make a map of free space, by which a file that takes nothing looks as if it had room
  cluster = await createCluster(() => undefined, { autovacuum: 'off' });
  const config = { ...testConfig(folder), databaseUrl: cluster.url };
  db = await openDatabase(config, () => undefined);
  const destination = { write: (line: string) => void log.push(line) };
  const services = createServices(config, db, createLogger('error', destination), () => new Date());
  app = await buildApp(services);
  await app.ready();
  club = await TestClub.open(new TestClient(app, services));
});
afterAll(async () => {
  await app.close();
  await db.close();
  await cluster.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

const read = async () =>
  (await club.client.call(courtEndpoints.list, { params: { clubId: club.clubId } }, club.owner.token)).status;

/** Replaces a file of the server while it is stopped, and waits until the service has its connections back. */
async function swap(change: () => void): Promise<void> {
  await cluster.stop('SIGINT');
  change();
  await cluster.start();
  while ((await read()) !== 200) await sleep(200);
}

test('a full disk refuses what writes with 503, and nothing else; with room again all is as before', async () => {
  const court = await club.court();
  const client = new pg.Client(cluster.url);
  await client.connect();
  const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('outbox') as path`);
  await client.end();
  // every write has an event, and /dev/full has room for none
  const file = path.join(cluster.data, rows[0]?.path ?? '');
  await swap(() => {
    fs.renameSync(file, `${file}.kept`);
    fs.symlinkSync('/dev/full', file);
  });
  const id = crypto.randomUUID();
  const book = () => club.book(court.id, '2031-01-08T15:00:00.000Z', { id });
  for (let round = 0; round < 3; round++) {
    const { status, headers, error } = await book();
    expect([status, headers['retry-after'], error.error]).toEqual([503, '1', 'unavailable']);
    expect(await read()).toBe(200);
  }
  // the line in the log says why: disk_full
  expect(log.join()).toContain('"sqlstate":"53100"');

  await swap(() => {
    fs.rmSync(file);
    fs.renameSync(`${file}.kept`, file);
  });
  expect((await book()).status).toBe(201);
});
