import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';
import type { Database } from '../db/database';
import { LiveHub } from './hub';
import { streamHead } from './outbox';

const STREAMS = 100;

let api: Booted;
let club: TestClub;
let hub: LiveHub;
let transactions = 0;

beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
  const { db } = api.services;
  const counted: Database = {
    ...db,
    platform: (work) => {
      transactions++;
      return db.platform(work);
    },
  };
  hub = new LiveHub(counted, (error) => process.stderr.write(`${error}\n`));
});
afterAll(async () => {
  await hub.close();
  await api.close();
});

/** Checks whether an event still waits for transactions, which may be those of other databases of the server. */
const isHeldBack = (db: Database) =>
  db.platform(async (tx) => {
    const { txid } = await streamHead(tx);
    const events = await tx.query(sql`select from outbox where txid >= ${String(txid)}::text::xid8 limit 1`);
    return events.length > 0;
  });

test('streams that come back together share what they read, and each gets what it missed', async () => {
  const { db } = api.services;
  const after = await db.platform(streamHead);
  await club.court();
  while (await isHeldBack(db)) await sleep(10);
  const streams = Array.from({ length: STREAMS }, () => ({ clubId: club.clubId, deliver: () => undefined }));
  const attached = await Promise.all(streams.map((stream) => hub.attach(stream, after)));
  const [{ missed } = { missed: 0 }] = await db.platform((tx) =>
    tx.query<{ missed: number }>(sql`
      select count(*)::int as missed from outbox where club_id = ${club.clubId} and txid >= ${String(after.txid)}::text::xid8`),
  );
  expect(missed).toBeGreaterThan(0);
  for (const one of attached) expect(one).toMatchObject({ kind: 'attached', backlog: { length: missed } });
  // each read is done twice at most for those who come at once, and once for the first one
  expect(transactions).toBeLessThanOrEqual(5);
  for (const stream of streams) hub.detach(stream);
});
