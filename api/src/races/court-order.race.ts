import { setTimeout as sleep } from 'node:timers/promises';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

/** Milliseconds after which a server has reported its deadlocks. */
const TOLD_AFTER_MS = 2_000;

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('30 orders of the courts at once wait for one another, and none is a deadlock', async () => {
  const club = await TestClub.open(api.client);
  const courts: string[] = [];
  for (let i = 0; i < 12; i++) courts.push((await club.court()).id);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const court_ids = courts.toSorted((a, b) => (i % 2 ? a.localeCompare(b) : b.localeCompare(a)));
      const input = { params: { clubId: club.clubId }, body: { court_ids } };
      return (await api.client.call(courtEndpoints.order, input, club.owner.token)).status;
    }),
  );
  expect(statuses).toContain(200);
  await sleep(TOLD_AFTER_MS);
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`select deadlocks::int from pg_stat_database where datname = current_database()`),
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
