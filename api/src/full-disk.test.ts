import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { buildApp } from './app';
import { openDatabase } from './platform/db/open';
import { createLogger } from './platform/http/logging';
import { createServices } from './platform/services';
import { testConfig } from './testing/boot';
import { prepareDataFolder } from './testing/data-folder';
import { TestClient } from './testing/test-client';
import { at, TestClub } from './testing/test-club';

const MEGABYTE = 2 ** 20;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-full-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Lets the disk say that it has so much left. */
function leave(megabytes: number) {
  const left = { ...fs.statfsSync(folder), bsize: MEGABYTE, bavail: megabytes };
  jest.spyOn(fs, 'statfsSync').mockReturnValue(left);
}

test('an embedded database on an almost full disk reads, refuses writes with 503, and goes on with room again', async () => {
  await prepareDataFolder(folder);
  const config = testConfig(folder);
  const log: string[] = [];
  const db = await openDatabase(config, ({ message }) => void log.push(message));
  const services = createServices(config, db, createLogger('silent', { write: () => undefined }), () => new Date());
  const app = await buildApp(services);
  await app.ready();
  try {
    const club = await TestClub.open(new TestClient(app, services));
    const { clubId, owner } = club;
    const court = await club.court();
    const read = async () => (await club.client.call(courtEndpoints.list, { params: { clubId } }, owner.token)).status;
    const kept = await club.booked(court.id, at(11));

    leave(63);
    const id = crypto.randomUUID();
    const book = () => club.book(court.id, at(13), { id });
    for (let round = 0; round < 3; round++) {
      const { status, headers, error } = await book();
      expect([status, headers['retry-after'], error.error]).toEqual([503, '1', 'unavailable']);
      expect(await read()).toBe(200);
    }
    // what hovers about the limit does not flap
    leave(70);
    expect((await book()).status).toBe(503);
    expect(log).toEqual([`the disk of ${folder} has 63 MB left: writes are refused until there are 80`]);

    leave(80);
    expect((await book()).status).toBe(201);
    expect(log.slice(1)).toEqual([`the disk of ${folder} has 80 MB left: writes are taken again`]);
    const params = { clubId, bookingId: kept.id };
    const found = await club.client.call(bookingEndpoints.get, { params }, owner.token);
    expect(found.data).toEqual(kept);
  } finally {
    await app.close();
    await db.close();
  }
});
