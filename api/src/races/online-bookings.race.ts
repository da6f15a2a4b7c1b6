import { onlineBookingEndpoints, ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { DateTime } from 'luxon';
import sql, { type Sql } from 'sql-template-tag';
import { endHolds } from '../modules/bookings/writes';
import { contactCode } from '../modules/online-bookings/booking-token';
import { sendDueMails } from '../modules/online-bookings/send-mails';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const PLAYERS = 50;
const ROUNDS = 4;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true });
});
afterAll(() => api.close());

const DAY = DateTime.utc().plus({ days: 2 }).startOf('day');
const start = (n: number) => DAY.plus({ hours: n }).toISO() as string;
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const tally = (answers: { status: number }[], status: number) => answers.filter((a) => a.status === status).length;
const rows = <Row>(statement: Sql) => api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));
const count = async (statement: Sql) => (await rows<{ n: number }>(sql`select count(*)::int as n ${statement}`))[0]?.n;
const page = () => ({ club: club.clubId });

/** Calls as a player at an address of their own. */
const from = (player: number) => ({ 'x-forwarded-for': `10.3.${player >> 8}.${player & 255}` });
const hold = (courtId: string, at: string, player: number) =>
  api.client.call(
    onlineBookingEndpoints.hold,
    { params: page(), body: { court_id: courtId, start: at, duration: 60 } },
    undefined,
    from(player),
  );
const book = (hold_id: string, player: number, person = player) =>
  api.client.call(
    ownBookingEndpoints.create,
    {
      params: page(),
      body: {
        hold_id,
        first_name: `P${person}`,
        last_name: 'Paz',
        phone: `11 4047-${String(person).padStart(4, '0')}`,
        email: `p${person}@players.test`,
        language: 'es',
        pay: 'at_club',
        accept_policy: true,
      },
    },
    undefined,
    from(player),
  );

test(`${PLAYERS} players on one start: one books it, ${PLAYERS - 1} get a clear answer`, async () => {
  const court = await club.court();
  for (let round = 0; round < ROUNDS; round++) {
    // others in each round: one person has three unpaid bookings at most
    const answers = await together(PLAYERS, async (i) => {
      const player = round * PLAYERS + i;
      const held = await hold(court.id, start(round), player);
      return held.status === 201 ? book(held.data.hold_id, player) : held;
    });
    expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, PLAYERS - 1]);
    expect(await count(sql`from bookings where court_id = ${court.id} and starts_at = ${start(round)}`)).toBe(1);
  }
});

test(`${PLAYERS} calls for one hold: one booking, one player`, async () => {
  const court = await club.court();
  const { data } = await hold(court.id, start(0), 0);
  const answers = await together(PLAYERS, (i) => book(data.hold_id, i));
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, PLAYERS - 1]);
  expect(await count(sql`from players where club_id = ${club.clubId}`)).toBe(1);
  expect(await count(sql`from notifications where type = 'booking.created'`)).toBe(1);
});

test('one person from many addresses at once has three unpaid bookings, and one file', async () => {
  const court = await club.court();
  const holds = await together(12, async (i) => (await hold(court.id, start(i), i)).data.hold_id);
  const answers = await together(12, (i) => book(holds[i] ?? '', i, 7));
  expect([tally(answers, 201), tally(answers, 409)]).toEqual([3, 9]);
  expect(await count(sql`from players where club_id = ${club.clubId}`)).toBe(1);
});

test('the mailed link, the job, and a rival at the very end: the place has one owner, who is told so', async () => {
  await club.set({ confirm_contact: true });
  const court = await club.court();
  const outcomes = new Set<string>();
  for (let round = 0; round < 6 * ROUNDS; round++) {
    const { data: held } = await hold(court.id, start(round), round);
    const { data: made } = await book(held.hold_id, round);
    const code = contactCode(held.hold_id, api.services.config.secrets.tokenPepper);
    const call = { params: { token: made.booking_token }, body: { code } };
    const wait = (round % 6) * 40;
    await rows(sql`
      update bookings set hold_until = clock_timestamp() + ${wait}::int * interval '1 millisecond'
      where id = ${held.hold_id}`);
    const [link, again, rival] = await Promise.all([
      api.client.call(ownBookingEndpoints.confirm, call),
      api.client.call(ownBookingEndpoints.confirm, call),
      hold(court.id, start(round), 1000 + round),
      endHolds(api.services.db),
      sendDueMails(api.services),
    ]);
    await endHolds(api.services.db);
    const { data: own } = await api.client.call(ownBookingEndpoints.get, { params: call.params });
    outcomes.add(own.status);
    const confirmed = own.status === 'confirmed';
    expect(tally([link, again], 200) > 0).toBe(confirmed);
    if (!confirmed) expect([own.status, link.error.error]).toEqual(['expired', 'booking_expired']);
    if (confirmed) expect(rival.status).toBe(409);
    const taken = await count(sql`
      from bookings where court_id = ${court.id} and starts_at = ${start(round)} and state <> 'cancelled'`);
    expect(taken).toBe(confirmed || rival.status === 201 ? 1 : 0);
  }
  // both ends were met, else the times above say nothing
  expect([...outcomes].sort()).toEqual(['confirmed', 'expired']);
  const told = await count(sql`from notifications where type = 'booking.created'`);
  expect(told).toBe(await count(sql`from bookings where state = 'confirmed'`));
});

test('cancelled by its player ten times at once: cancelled once', async () => {
  const court = await club.court();
  const { data: held } = await hold(court.id, start(0), 0);
  const { data: made } = await book(held.hold_id, 0);
  const call = { params: { token: made.booking_token }, body: { refund: 0 } };
  const answers = await together(10, () => api.client.call(ownBookingEndpoints.cancel, call));
  expect(tally(answers, 200)).toBe(10);
  expect(await count(sql`from notifications where type = 'booking.cancelled'`)).toBe(1);
});
