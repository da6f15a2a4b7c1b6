import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('a super admin enters clubs by 6 requests at once, 5 times: all succeed, and one entry runs', async () => {
  const boss = await api.client.person({ roles: ['super_admin'] });
  const owner = await api.client.person();
  const clubs = [await api.client.club(owner), await api.client.club(owner)];
  for (let round = 0; round < 5; round++) {
    const entries = await Promise.all(
      Array.from({ length: 6 }, (_, i) => {
        const body = { club_id: clubs[i % 2] as string, reason: 'Pide ayuda', write: false };
        return api.client.call(adminClubEndpoints.impersonate, { body }, boss.adminToken);
      }),
    );
    expect(entries.map(({ status }) => status)).toEqual(Array(6).fill(201));
  }
  const entered = await api.services.db.platform((tx) =>
    tx.query(sql`
      select count(*)::int as entries, count(*) filter (where ended_at is null)::int as running
      from impersonations where user_id = ${boss.userId}::uuid`),
  );
  expect(entered).toEqual([{ entries: 30, running: 1 }]);
});
