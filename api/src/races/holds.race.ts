import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { endHolds } from '../modules/bookings/writes';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const PLAYERS = 50;
const ROUNDS = 8;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true });
});
afterAll(() => api.close());

const DAY = DateTime.utc().plus({ days: 2 }).startOf('day');
const start = (round: number) => DAY.plus({ hours: round }).toISO() as string;
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length;
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));

/** Holds as somebody at an address of their own. */
const hold = (courtId: string, at: string, player = 0) =>
  api.client.call(
    onlineBookingEndpoints.hold,
    { params: { club: club.clubId }, body: { court_id: courtId, start: at, duration: 60 } },
    undefined,
    { 'x-forwarded-for': `10.0.0.${player}` },
  );
const endAll = (courtId: string) =>
  rows(sql`update bookings set hold_until = now() where court_id = ${courtId} and state = 'hold'`);

test(`${PLAYERS} players on one start: one holds it, ${PLAYERS - 1} get a clear answer`, async () => {
  const court = await club.court();
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await together(PLAYERS, (i) => hold(court.id, start(round), i));
    expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, PLAYERS - 1]);
    await endAll(court.id);
  }
});

test('holds, bookings of staff and the job at once over a hold that ends: the place is taken once', async () => {
  const court = await club.court();
  for (let round = 0; round < ROUNDS; round++) {
    expect((await hold(court.id, start(round))).status).toBe(201);
    await endAll(court.id);
    const answers = await together(20, async (i) => {
      if (i % 5 === 0) await endHolds(api.services.db);
      return i % 2 ? hold(court.id, start(round), i) : club.book(court.id, start(round));
    });
    expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, 19]);
  }
  const [ended] = await rows<{ n: number }>(
    sql`select count(*)::int as n from outbox where name = 'booking.hold_ended'`,
  );
  expect(ended?.n).toBeGreaterThanOrEqual(ROUNDS);
});

test('twenty calls of one address at once hold twelve places', async () => {
  const court = await club.court();
  const answers = await together(20, (i) => hold(court.id, start(i), 200));
  expect([tally(answers, 201), tally(answers, 429)]).toEqual([12, 8]);
});
