import { bookingEndpoints, bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import fc from 'fast-check';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { type Booted, boot } from '../../../testing/boot';
import { cashSteps } from '../../../testing/random-day/cash-steps';
import { courtSteps } from '../../../testing/random-day/court-steps';
import { DayBook } from '../../../testing/random-day/day-book';
import { placeSteps } from '../../../testing/random-day/place-steps';
import { seriesSteps } from '../../../testing/random-day/series-steps';
import { tillSteps } from '../../../testing/random-day/till-steps';
import { sumsOfRows } from '../../../testing/sums-of-rows';
import { TestBuffet } from '../../../testing/test-buffet';
import { at, TestClub } from '../../../testing/test-club';
import { daysOfClub } from './days-sql';
import { keepAllDays, keepDays } from './keep-days';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const ZONES = ['America/Argentina/Buenos_Aires', 'America/Santiago', 'Asia/Tokyo'];
const zoneOf = async (clubId: string) => {
  const [row] = await api.services.db.tenant(clubId, (tx) =>
    tx.query<{ timezone: string }>(sql`select timezone from clubs where id = ${clubId}`),
  );
  return row?.timezone ?? '';
};
const keep = (clubId: string, again?: boolean) => api.services.db.tenant(clubId, (tx) => keepDays(tx, clubId, again));

/** Reads the days as the dashboard does. */
const readDays = async (clubId: string) => {
  const timezone = await zoneOf(clubId);
  return api.services.db.tenant(clubId, async (tx) => {
    const [row] = await tx.query(sql`
      with ${daysOfClub(clubId, timezone, '9999-01-01')}
      select
        coalesce((select json_agg(d order by d.date) from booking_days d), '[]'::json) as bookings,
        coalesce((select json_agg(d order by d.date) from money_days d), '[]'::json) as money`);
    return row;
  });
};
/** Adds up the rows one by one. */
const addedUp = async (clubId: string) => {
  const timezone = await zoneOf(clubId);
  return api.services.db.tenant(clubId, (tx) => sumsOfRows(tx, clubId, timezone));
};

const STEPS = { ...cashSteps, ...courtSteps, ...placeSteps, ...seriesSteps, ...tillSteps };
type Kind = keyof typeof STEPS;
const OFTEN: Kind[] = [
  'sell',
  'sell',
  'pay',
  'pay',
  'consume',
  'collect',
  'bulk',
  'suspend',
  'openCash',
  'openReception',
];
const OWN = ['keepAgain', 'move', 'noShow', 'zone', 'age', 'editPayment'] as const;

const step = fc.record({
  kind: fc.constantFrom<Kind | (typeof OWN)[number]>(...(Object.keys(STEPS) as Kind[]), ...OFTEN, ...OWN),
  which: fc.nat(11),
  much: fc.nat(400),
  cash: fc.boolean(),
  /** True if the days are kept afterwards, so that the next step finds no mark. */
  keeps: fc.boolean(),
});

/** Acts that the book does not have: each leaves what the book knows as it is. */
async function act(book: DayBook, kind: (typeof OWN)[number], which: number): Promise<void> {
  const { clubId } = book.day.club;
  const { call, params, token } = book;
  if (kind === 'keepAgain') return keep(clubId, true);
  if (kind === 'zone') {
    const { data } = await call(clubEndpoints.get, { params }, token);
    const body = { version: data.version, timezone: ZONES[which % ZONES.length] as string };
    await call(clubEndpoints.change, { params, body }, token);
    return;
  }
  if (kind === 'age') {
    await api.services.db.tenant(clubId, async (tx) => {
      // the service itself may not say when money came in
      await tx.query(sql`set local role none`);
      for (const table of ['payments', 'orders', 'consumptions']) {
        await tx.query(sql`
          update ${raw(table)} set created_at = created_at - interval '20 hours' where club_id = ${clubId}`);
      }
    });
    return keep(clubId, true);
  }
  if (kind === 'editPayment') {
    await api.services.db.tenant(clubId, (tx) =>
      tx.query(sql`
        update payments set method = case method when 'qr' then 'transfer' else 'qr' end
        where id = (
          select min(id::text)::uuid from payments p where method in ('qr', 'transfer') and not exists (
            select 1 from cash_sessions s where s.id = p.cash_session_id and s.closed_at is not null))`),
    );
    return;
  }
  const booking = book.bookings[which % book.bookings.length];
  if (!booking) return;
  await api.services.db.tenant(clubId, (tx) =>
    kind === 'move'
      ? tx.query(sql`
          update bookings set starts_at = starts_at + interval '9 hours', ends_at = ends_at + interval '9 hours 30 minutes'
          where id = ${booking.id}`)
      : tx.query(sql`
          update bookings set state = case state when 'confirmed' then 'no_show' else 'confirmed' end
          where id = ${booking.id} and state in ('confirmed', 'no_show')`),
  );
}

test('kept days equal the sum over the rows after every step of random days, in every time zone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const buffet = new TestBuffet(await TestClub.open(api.client));
      const book = await DayBook.begin(buffet);
      const { clubId } = buffet.club;
      await keep(clubId);
      for (const { kind, keeps, ...numbers } of steps) {
        const own = OWN.find((one) => one === kind);
        if (own) await act(book, own, numbers.which);
        else await STEPS[kind as Kind](book, numbers);
        expect({ kind, ...numbers, ...(await readDays(clubId)) }).toEqual({
          kind,
          ...numbers,
          ...(await addedUp(clubId)),
        });
        if (keeps) await keep(clubId);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('what undoes a sale of another day marks that day', async () => {
  const buffet = new TestBuffet(await TestClub.open(api.client));
  const book = await DayBook.begin(buffet);
  const { clubId } = buffet.club;
  await STEPS.consume(book, { which: 0, much: 0, cash: false });
  for (let i = 0; i < 4; i++) await STEPS.sell(book, { which: i, much: 100 * i, cash: false });
  await act(book, 'age', 0);
  expect((await addedUp(clubId)).money).toHaveLength(1);
  for (const change of [
    sql`update consumptions set removed_at = now()`,
    sql`update orders set note = 'no sum changes'`,
    sql`update orders set cancelled_at = now() where state = 'pending'`,
    sql`update payments set voided_at = now()`,
    sql`update orders set cancelled_at = now() where state = 'pending'`,
  ]) {
    await api.services.db.tenant(clubId, (tx) => tx.query(change));
    expect(await readDays(clubId)).toEqual(await addedUp(clubId));
    await keep(clubId);
  }
  expect((await addedUp(clubId)).money).toEqual([]);
});

test('a payment that turns out to be of the gateway marks its day, and those of its refunds', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court({ base_price: 100_00 });
  const booking = await club.booked(court.id, at(15));
  const { clubId } = club;
  const write = <Row>(statement: Sql) => api.services.db.tenant(clubId, (tx) => tx.query<Row>(statement));
  const [payment] = await write<{ id: string }>(sql`
    insert into payments (club_id, booking_id, method, amount, created_at)
    values (${clubId}, ${booking.id}, 'other', 5000, now() - interval '3 days') returning id`);
  await write(sql`
    insert into refunds (club_id, payment_id, amount, destination, reason)
    values (${clubId}, ${payment?.id}, 1000, 'money', 'Lluvia')`);
  await keep(clubId);
  const sources = async () =>
    (await addedUp(clubId)).money.map(({ revenue }) => (revenue as { source: string }[]).map(({ source }) => source));
  expect(await sources()).toEqual([['booking'], ['booking']]);
  await write(sql`
    with checkout as (
      insert into checkouts (club_id, booking_id, amount, currency, collector, title, expires_at, state)
      values (${clubId}, ${booking.id}, 5000, 'ARS', '1', 'Turno', now(), 'closed') returning id)
    insert into gateway_payments (club_id, gateway_id, checkout_id, status, amount, payment_id, updated_at)
    select ${clubId}, '77', id, 'approved', 5000, ${payment?.id}, now() from checkout`);
  expect(await sources()).toEqual([['online'], ['online']]);
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
  await keep(clubId);
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
});

test('a write marks its day alone, and what is kept is read without a look at the rows', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court({ base_price: 100_00 });
  const booking = await club.booked(court.id, at(15));
  await keepAllDays(api.services.db);
  const marks = () =>
    api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`select distinct subject, at::date::text as date from kept_marks`),
    );
  expect(await marks()).toEqual([]);
  const params = { clubId: club.clubId, bookingId: booking.id };
  const { status } = await club.client.call(
    paymentEndpoints.add,
    { params, body: { method: 'cash', amount: 10_00 } },
    club.owner.token,
  );
  expect(status).toBe(201);
  expect(await marks()).toHaveLength(2);
  await keepAllDays(api.services.db);
  await club.client.call(
    bookingEndpoints.change,
    { params, body: { version: booking.version + 1, description: 'Cumple' } },
    club.owner.token,
  );
  expect(await marks()).toEqual([]);
  await api.services.db.tenant(club.clubId, (tx) => tx.query(sql`update kept_booking_days set value = 7`));
  expect(await readDays(club.clubId)).toMatchObject({ bookings: [{ value: 7, open_sum: 90_00 }] });
  await keep(club.clubId, true);
  expect(await readDays(club.clubId)).toEqual(await addedUp(club.clubId));
});

test('the first keeping sums one month by a statement', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court({ base_price: 100_00 });
  for (const start of [at(15), '2031-02-28T15:00:00.000Z', '2031-05-01T02:00:00.000Z'])
    await club.booked(court.id, start);
  const { clubId } = club;
  const grown: number[] = [];
  await api.services.db.tenant(clubId, async (tx) => {
    let months = 0;
    const counting = {
      ...tx,
      query: async (statement: Sql) => {
        const answer = await tx.query(statement);
        const [kept] = await tx.query<{ n: number }>(sql`
          select count(distinct date_trunc('month', date))::int as n from kept_booking_days`);
        const n = kept?.n ?? 0;
        if (n > months) grown.push(n - months);
        months = n;
        return answer;
      },
    } as Tx;
    await keepDays(counting, clubId);
  });
  // the last of them begins on 30 April at the club
  expect(grown).toEqual([1, 1, 1]);
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
});

test('a first hour of a day that comes twice is in that day alone', async () => {
  const club = await TestClub.open(api.client);
  // clocks go from 01:00 back to 00:00 on 2 November 2031: midnight comes twice
  await club.set({ timezone: 'America/Havana' });
  const { clubId } = club;
  const court = await club.court({ base_price: 100_00 });
  for (const start of ['2031-11-02T03:00', '2031-11-02T04:00', '2031-11-02T05:00', '2031-11-03T04:30'])
    await club.booked(court.id, `${start}:00.000Z`, { duration: 60 });
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
  await keep(clubId);
  const change = (start: string) =>
    api.services.db.tenant(clubId, (tx) =>
      tx.query(sql`update bookings set price = 5000 where starts_at = ${start}::timestamptz`),
    );
  await change('2031-11-02T03:00Z');
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
  await keep(clubId);
  expect(await readDays(clubId)).toEqual(await addedUp(clubId));
  expect((await addedUp(clubId)).bookings.map(({ date, bookings }) => [date, bookings])).toEqual([
    ['2031-11-01', 1],
    ['2031-11-02', 3],
  ]);
  const { data } = await api.client.call(
    bookingSearchEndpoints.find,
    { params: { clubId }, query: { from: '2031-11-02', to: '2031-11-02' } },
    club.owner.token,
  );
  expect(data.items).toHaveLength(3);
});
