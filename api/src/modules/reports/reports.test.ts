import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type DashboardLayout, reportEndpoints } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, DAY, TestClub } from '../../testing/test-club';
import { dashboardOf } from './figures/dashboard';
import { keepOpenAmounts } from './kept/keep-open-amounts';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

const params = () => ({ clubId: club.clubId });
const dashboard = (query: Record<string, string>, token = club.owner.token) =>
  api.client.call(reportEndpoints.dashboard, { params: params(), query }, token);
const summary = (date: string) =>
  api.client.call(reportEndpoints.dailySummary, { params: params(), query: { date } }, club.owner.token);
const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const pay = (bookingId: string, amount: number) =>
  api.client.call(
    paymentEndpoints.add,
    { params: { ...params(), bookingId }, body: { method: 'cash', amount } },
    club.owner.token,
  );
/** Opens the club from 10:00 to 20:00 every day. */
const openTenHours = () =>
  club.set({
    slot_minutes: 60,
    opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '10:00', close: '20:00' })),
  });

test('a day counts what starts in it, without what was cancelled', async () => {
  await openTenHours();
  const court = await club.court({ base_price: 100_00 });
  await club.court({ base_price: 100_00 });
  await club.booked(court.id, at(15), { duration: 120 });
  await club.booked(court.id, at(20));
  const gone = await club.booked(court.id, at(22));
  await api.services.db.platform((tx) =>
    tx.query(sql`update bookings set state = 'cancelled' where club_id = ${club.clubId} and id = ${gone.id}`),
  );
  const { status, data } = await dashboard({ date: DAY });
  expect(status).toBe(200);
  expect(data.daily_performance).toMatchObject({
    bookings_today: { value: 2, before: 0 },
    bookings_tomorrow: { value: 0, before: 2 },
    occupancy_today: { value: 3 / 20, before: 0 },
  });
  expect(data.availability?.courts).toEqual([
    expect.objectContaining({ court_id: court.id, open: 600, booked: 180 }),
    expect.objectContaining({ open: 600, booked: 0 }),
  ]);
  expect(data.alerts).toEqual([{ kind: 'low_occupancy', count: 15 }]);
  // 31 days of two courts, ten hours each
  expect(data.finance).toMatchObject({
    potential_month: { value: 31 * 2 * 10 * 100_00 },
    projection_month: { value: 300_00 },
    lost_opportunity: { value: 0 },
  });
  expect(data.trends?.days.map(({ date, bookings }) => [date, bookings]).slice(-2)).toEqual([
    ['2031-01-07', 0],
    [DAY, 2],
  ]);
});

test('before it was created a court was not open, unless bookings from elsewhere say so', async () => {
  await openTenHours();
  const court = await club.court({ base_price: 100_00 });
  // at three in the afternoon, so that five hours of the day are left
  await api.services.db.platform((tx) =>
    tx.query(sql`update courts set created_at = ${at(18)} where club_id = ${club.clubId} and id = ${court.id}`),
  );
  const figures = async () => (await dashboard({ date: DAY })).data;
  const { finance, availability } = await figures();
  expect(availability?.courts).toEqual([expect.objectContaining({ open: 300 })]);
  expect(finance?.potential_month).toEqual({ value: (5 + 23 * 10) * 100_00, before: 0 });
  await club.booked(court.id, '2031-01-06T15:00:00.000Z');
  expect((await figures()).finance?.potential_month).toEqual({ value: 26 * 10 * 100_00, before: 0 });
});

test('revenue is what came in less refunds by the moment of each, and what is open is pending', async () => {
  const court = await club.court({ base_price: 100_00 });
  const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 3_600_000).toISOString();
  const booking = await club.booked(court.id, start);
  const paid = await pay(booking.id, 70_00);
  const payment = await api.services.db.platform((tx) =>
    tx.query<{ id: string }>(sql`select id from payments where club_id = ${club.clubId}`),
  );
  expect(paid.status).toBeLessThan(300);
  const refund = await api.client.call(
    paymentEndpoints.refund,
    { params: { ...params(), paymentId: payment[0]?.id ?? '' }, body: { amount: 20_00, reason: 'Lluvia' } },
    club.owner.token,
  );
  expect(refund.status).toBeLessThan(300);
  const { data } = await dashboard({ date: today(), sections: 'daily_performance,finance' });
  expect(data.daily_performance?.revenue_today).toEqual({ value: 50_00, before: 0 });
  expect(data.finance?.revenue).toEqual([
    { source: 'booking', method: 'cash', count: 1, received: 70_00, refunded: 20_00 },
  ]);
  const day = await summary(today());
  expect(day.data.revenue).toEqual([expect.objectContaining({ received: 70_00, refunded: 20_00 })]);
  expect(day.data.revenue[0]?.taken_by).not.toBeNull();
});

test('what is open is compared with what the card said a month ago at this hour', async () => {
  const court = await club.court({ base_price: 100_00 });
  const booking = await club.booked(court.id, at(15));
  const { clubId } = club;
  await api.services.db.tenant(clubId, (tx) =>
    tx.query(sql`update bookings set starts_at = now() - interval '40 days', ends_at = now() - interval '959 hours'`),
  );
  const open = async (query: Record<string, string> = {}) => {
    const { data } = await dashboard({ ...query, sections: 'finance,buffet' });
    return { payments: data.finance?.pending_payments, orders: data.buffet?.orders_pending };
  };
  expect(await open()).toEqual({
    payments: { count: 1, sum: 100_00, before: null },
    orders: { count: 0, sum: 0, before: null },
  });
  const monthAgo = DateTime.now().minus({ months: 1 });
  await keepOpenAmounts(api.services.db, monthAgo.minus({ days: 1 }).toJSDate());
  await keepOpenAmounts(api.services.db, monthAgo.toJSDate());
  await pay(booking.id, 70_00);
  // an hour has the figures with which it began
  await keepOpenAmounts(api.services.db, monthAgo.toJSDate());
  expect(await open()).toEqual({
    payments: { count: 1, sum: 30_00, before: 100_00 },
    orders: { count: 0, sum: 0, before: 0 },
  });
  const yesterday = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
  expect((await open({ date: yesterday })).payments).toEqual({ count: 1, sum: 30_00, before: null });
  await keepOpenAmounts(api.services.db, monthAgo.plus({ days: 41 }).toJSDate());
  expect((await open()).payments?.before).toBeNull();
});

test.each([
  ['was one of 25 hours', '2026-05-05T12:00', '2026-04-04T13:00', 0],
  ['was one of 23 hours', '2026-10-06T12:00', '2026-09-05T12:00', null],
])('what was open is looked for within one day of the club, which %s', async (_which, wall, kept, before) => {
  const { clubId } = club;
  const zone = 'America/Santiago';
  await api.services.db.platform((tx) => tx.query(sql`update clubs set timezone = ${zone} where id = ${clubId}`));
  const instant = (text: string) => DateTime.fromISO(text, { zone }).toJSDate();
  await keepOpenAmounts(api.services.db, instant(kept));
  const { finance } = await api.services.db.tenant(clubId, (tx) =>
    dashboardOf(tx, clubId, { sections: 'finance' }, instant(wall)),
  );
  expect(finance?.pending_payments.before).toBe(before);
});

test('credit is no money: neither a payment with it nor a refund into it is revenue, and a deleted payment is none', async () => {
  const court = await club.court({ base_price: 10000 });
  const player = await club.player();
  const booking = await club.booked(court.id, at(15));
  const ids = { club_id: club.clubId, booking_id: booking.id };
  await api.services.db.platform(async (tx) => {
    const insert = (method: string, amount: number) =>
      tx.query<{ id: string }>(sql`
        insert into payments (club_id, booking_id, player_id, method, amount)
        values (${ids.club_id}, ${ids.booking_id}, ${player.id}, ${method}, ${amount}) returning id`);
    const move = (kind: string, amount: number, payment: { id: string } | undefined) =>
      tx.query(sql`
        insert into ledger_entries (club_id, player_id, kind, amount, payment_id)
        values (${ids.club_id}, ${player.id}, ${kind}, ${amount}, ${payment?.id ?? null})`);
    await move('adjustment', 1000, undefined);
    const [credit] = await insert('player_credit', 1000);
    await move('payment', -1000, credit);
    const [cash] = await insert('cash', 3000);
    const [gone] = await insert('cash', 4000);
    await move('surplus', 500, cash);
    await tx.query(sql`
      insert into refunds (club_id, payment_id, amount, destination, reason)
      values (${ids.club_id}, ${cash?.id}, 500, 'credit', 'Lluvia')`);
    await tx.query(sql`
      update payments set voided_at = now() where club_id = ${ids.club_id} and id = ${gone?.id}`);
  });
  const { data } = await dashboard({ date: today(), sections: 'daily_performance' });
  expect(data.daily_performance?.revenue_today.value).toBe(3000);
});

test('a starter club gets a locked section as null with the plan that it needs', async () => {
  club = await TestClub.open(api.client, 'starter');
  const { data } = await dashboard({ date: DAY });
  expect(data).toMatchObject({ finance: null, buffet: null, trends: null });
  expect(data.locked).toEqual({ finance: 'premium', buffet: 'premium', trends: 'premium' });
  expect(data.daily_performance).toBeDefined();
  const part = await dashboard({ date: DAY, sections: 'availability' });
  expect(Object.keys(part.data).sort()).toEqual(['alerts', 'availability', 'date', 'locked', 'spans']);
});

test('a section that does not exist is refused', async () => {
  expect((await dashboard({ sections: 'weather' })).status).toBe(422);
});

test('a layout is kept per person, with each section once', async () => {
  const call = (token: string, body: DashboardLayout) =>
    api.client.call(reportEndpoints.changeLayout, { params: params(), body }, token);
  const read = async (token: string) =>
    (await api.client.call(reportEndpoints.layout, { params: params() }, token)).data;
  const first = await read(club.owner.token);
  const turned = { sections: [...first.sections].reverse().map((row) => ({ ...row, shown: false })) };
  expect((await call(club.owner.token, turned)).status).toBe(200);
  const staff = await club.staff('dashboard');
  expect(await read(club.owner.token)).toEqual(turned);
  expect(await read(staff.token)).toEqual(first);
  const twice = { sections: first.sections.map(() => ({ section: 'trends' as const, shown: true })) };
  expect((await call(club.owner.token, twice)).status).toBe(422);
});

test('the warning of low occupancy follows the setting of the club', async () => {
  await openTenHours();
  const court = await club.court();
  await club.booked(court.id, at(15));
  const set = (low_occupancy_percent: number) =>
    api.client.call(
      reportEndpoints.changeSettings,
      { params: params(), body: { low_occupancy_percent } },
      club.owner.token,
    );
  await set(10);
  expect((await dashboard({ date: DAY })).data.alerts).toEqual([]);
  await set(11);
  expect((await dashboard({ date: DAY })).data.alerts).toEqual([{ kind: 'low_occupancy', count: 10 }]);
});

test('a day is closed once, with what was open, and not before it begins', async () => {
  const close = (date: string) =>
    api.client.call(
      reportEndpoints.closeDay,
      { params: params(), body: { date, note: 'Todo bien' } },
      club.owner.token,
    );
  expect(await close(DAY)).toMatchObject({ status: 422, error: { error: 'day_not_begun' } });
  const court = await club.court({ base_price: 100_00 });
  const player = await club.player('Ana');
  const booking = await club.booked(court.id, at(15), { player_ids: [player.id] });
  const start = new Date(`${today()}T12:00:00-03:00`).toISOString();
  await api.services.db.platform((tx) =>
    tx.query(sql`update bookings set starts_at = ${start}::timestamptz, ends_at = ${start}::timestamptz + interval '1 hour'
      where club_id = ${club.clubId} and id = ${booking.id}`),
  );
  const { data } = await summary(today());
  expect(data.open).toEqual([
    expect.objectContaining({
      kind: 'booking',
      id: booking.id,
      open: 100_00,
      players: [expect.stringContaining('Ana')],
    }),
  ]);
  expect(data.close).toBeNull();
  expect(await close(today())).toMatchObject({
    status: 201,
    data: { open_count: 1, open_sum: 100_00, note: 'Todo bien' },
  });
  expect((await close(today())).status).toBe(409);
  expect((await summary(today())).data.close).toMatchObject({ open_sum: 100_00 });
});
