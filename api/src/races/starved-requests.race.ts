import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { healthEndpoints } from '@canchero/shared-contracts/health';
import sql from 'sql-template-tag';
import { buildApp } from '../app';
import { openDatabase } from '../platform/db/open';
import { createLogger } from '../platform/http/logging';
import { createServices, type Services } from '../platform/services';
import { testConfig } from '../testing/boot';
import { copyTemplate } from '../testing/postgresql-server';
import { TestClient } from '../testing/test-client';
import { at, TestClub } from '../testing/test-club';
import { TestEventSource } from '../testing/test-event-source';

const CONNECTIONS = 2;

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let folder: string;
let services: Services;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  copy = await copyTemplate(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_TEMPLATE ?? '');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-starved-'));
  const config = { ...testConfig(folder), databaseUrl: copy.url, databaseConnections: CONNECTIONS };
  const db = await openDatabase(config, () => undefined);
  services = createServices(config, db, createLogger('silent'), () => new Date());
  app = await buildApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await services.db.close();
  await copy.drop();
  fs.rmSync(folder, { recursive: true });
});

test('while requests hold every connection of theirs, probes answer and streams get their events', async () => {
  const client = new TestClient(app, services);
  const club = await TestClub.open(client);
  const court = await club.court();
  const { data } = await client.call(authEndpoints.streamTicket, { body: { club_id: club.clubId } }, club.owner.token);
  const address = app.server.address() as { port: number };
  const stream = await TestEventSource.open(
    `http://127.0.0.1:${address.port}/api/admin/notifications/stream?club_id=${club.clubId}&token=${data.token}`,
  );
  await stream.ready();
  // committed before, read by the stream while nothing else is
  await club.booked(court.id, at(15));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken = Array.from({ length: CONNECTIONS }, () =>
    services.db.platform(async (tx) => {
      await tx.query(sql`select 1`);
      await held;
    }),
  );
  await stream.until(({ frames }) => frames.some(({ event }) => event === 'booking.created'));
  // longer than an answer of before holds
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await client.call(healthEndpoints.ready)).status).toBe(200);
  expect((await client.call(healthEndpoints.health)).status).toBe(200);
  release();
  await Promise.all(taken);
  await stream.close();
});
