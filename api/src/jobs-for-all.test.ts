import { randomUUID } from 'node:crypto';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql, { raw } from 'sql-template-tag';
import { jobsForAll } from './jobs-for-all';
import { closeClub } from './modules/club-closing/close-club';
import { doDue } from './platform/jobs/shared-jobs';
import { type Booted, boot } from './testing/boot';
import { TestClub } from './testing/test-club';

const YEAR_MS = 365 * 86_400_000;
/** Tables of which the jobs delete old rows. */
const TABLES = ['sessions', 'idempotency_keys', 'notifications', 'mails', 'gateway_messages', 'users'];

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

/** Opens a club with a row in each of the tables and a player. */
async function fill(): Promise<TestClub> {
  const club = await TestClub.open(api.client);
  const { clubId, owner } = club;
  const call = { params: { clubId }, body: { first_name: 'Zulema' } };
  const key = { 'idempotency-key': randomUUID() };
  expect((await api.client.call(playerEndpoints.create, call, owner.token, key)).status).toBe(201);
  await api.services.db.platform(async (tx) => {
    await tx.query(sql`
      insert into notifications (club_id, type, title, message) values (${clubId}, 't', 't', 'm')`);
    await tx.query(sql`
      insert into mails (recipient, subject, created_at, next_attempt_at, sent_at) values ('a', 's', now(), now(), now())`);
    await tx.query(sql`
      insert into gateway_messages (event_key, topic, object_id, next_attempt_at, outcome)
      values (${randomUUID()}, 'payment', '1', null, 'done')`);
  });
  return club;
}

/** Returns how many rows the tables have, and whether a club is erased and its players have a name. */
const kept = (clubId: string) =>
  api.services.db.platform(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const [row] = await tx.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`);
      counts[table] = row?.n ?? 0;
    }
    const [club] = await tx.query<{ erased: boolean; names: string[] }>(sql`
      select erased_at is not null as erased, array(
        select first_name from players where club_id = ${clubId}::uuid) as names
      from clubs where id = ${clubId}::uuid`);
    return { ...club, counts };
  });

test.each([
  ['ahead', 1],
  ['behind', -1],
])(
  'an instance whose clock is a year %s deletes nothing young, and erases no club that it just closed',
  async (_, years) => {
    const { db, metrics } = api.services;
    const { clubId, owner } = await fill();
    const services = { ...api.services, clock: () => new Date(Date.now() + years * YEAR_MS) };
    const actor = { requestId: 'close', actorId: owner.userId, clubId, role: 'owner' };
    await db.platform((tx) => closeClub(tx, services, actor, { name: 'Club', reason: 'Termina el alquiler' }));
    const before = await kept(clubId);
    expect(before).toMatchObject({ erased: false, names: ['Zulema'] });
    expect(Math.min(...Object.values(before.counts))).toBeGreaterThan(0);

    await db.platform((tx) => tx.query(sql`delete from jobs`));
    const failures: unknown[] = [];
    await doDue(
      db,
      jobsForAll(services),
      metrics.jobs((error) => failures.push(error)),
    );
    expect(failures).toEqual([]);
    expect(await kept(clubId)).toEqual(before);
  },
);
