import { clubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const WRITERS = 50;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client, 'starter');
});
afterAll(() => api.close());

/** Has fifty writers ask at once. Expects as many to be let in as the plan allows, and the others to learn the limit. */
async function writers(
  allowed: number,
  limit: { resource: string; max: number },
  write: (i: number) => Promise<{ status: number; error: { error: string; params?: unknown } }>,
) {
  const answers = await Promise.all(Array.from({ length: WRITERS }, (_, i) => write(i)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.length - refused.length).toBe(allowed);
  for (const { status, error } of refused) {
    expect([status, error]).toEqual([
      403,
      expect.objectContaining({ error: 'plan_limit_exceeded', params: { ...limit, used: limit.max } }),
    ]);
  }
}

const on = () => ({ clubId: club.clubId });
const rows = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));

test('fifty who add a court at once get the one that Starter has', async () => {
  await writers(1, { resource: 'courts', max: 1 }, (i) => {
    const body = { name: `Cancha ${i}`, sport: 'padel' as const, base_price: 2_000_000 };
    return api.client.call(courtEndpoints.create, { params: on(), body }, club.owner.token);
  });
});

test('fifty who add a player at once get the last five of fifty', async () => {
  for (let i = 0; i < 45; i++) await club.player();
  await writers(5, { resource: 'players', max: 50 }, (i) =>
    api.client.call(playerEndpoints.create, { params: on(), body: { first_name: `Zoe ${i}` } }, club.owner.token),
  );
});

test('fifty who book at once get the last four events of the month, and the last two of a day', async () => {
  const courts = await rows<{ id: string }>(sql`select id from courts where club_id = ${club.clubId}::uuid`);
  const book = (day: string, i: number) => {
    const minutes = 10 * 60 + 30 * Math.floor(i / courts.length);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return club.book(courts[i % courts.length]?.id as string, `${day}T${time}:00.000Z`, { duration: 30 });
  };
  const dayOf = (i: number) => `2031-02-${String(1 + Math.floor(i / 20)).padStart(2, '0')}`;
  for (let i = 0; i < 96; i++) expect((await book(dayOf(i), i % 20)).status).toBe(201);
  await writers(4, { resource: 'events_per_month', max: 100 }, (i) => book(dayOf(100 + i), i % 20));
  // more courts, so that fifty have room on one day
  await rows(sql`update plans set max_events_per_day = 2, max_courts_per_club = 3 where id = 'starter'`);
  courts.push(await club.court(), await club.court());
  await writers(2, { resource: 'events_per_day', max: 2 }, (i) => book('2031-03-05', i));
});

test('fifty who open a club at once get the one that Starter has', async () => {
  const owner = await api.client.person();
  await writers(1, { resource: 'clubs', max: 1 }, (i) =>
    api.client.call(clubEndpoints.create, { body: { name: `Club ${i}`, sports: ['padel'] } }, owner.token),
  );
});
