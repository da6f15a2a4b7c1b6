import { blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingSearchEndpoints, type FoundBooking } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { type Consumption, consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import type { Endpoint } from '@canchero/shared-contracts/core';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { type Order, orderEndpoints } from '@canchero/shared-contracts/order';
import { type Payment, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { reportEndpoints } from '@canchero/shared-contracts/report';
import { hashPassword } from '../../platform/auth/passwords';
import { DEMO_PASSWORD, seedDemo } from '../../seed/demo';
import { type Booted, boot } from '../../testing/boot';
import { courtMinutes } from '../../testing/court-minutes';

/** Figures of the demo club, added up by hand from the lists that its screens show. */
const DAY = '2026-08-19';
const MONTH = { from: '2026-08-01', to: DAY };
const MONTH_BEFORE = { from: '2026-07-01', to: '2026-07-19' };
let api: Booted;
let token: string;
let clubId: string;

beforeAll(async () => {
  api = await boot();
  await seedDemo(api.services.db, () => new Date('2026-08-19T18:20:00Z'), hashPassword);
  token = (await api.client.signIn('owner@demo.test', DEMO_PASSWORD)).token;
  const { data } = await api.client.call(clubEndpoints.mine, {}, token);
  clubId = data.find(({ name }) => name.includes('Palermo'))?.id ?? '';
});
afterAll(() => api.close());

/** Reads all pages of a list. */
async function listed<Row>(endpoint: Endpoint, query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = { params: { clubId }, query: { ...query, ...(cursor && { cursor }) } };
    const { data, status, text } = await api.client.call(endpoint, page, token);
    if (status !== 200) throw new Error(text);
    const { items, next_cursor } = data as { items: Row[]; next_cursor: string | null };
    rows.push(...items);
    cursor = next_cursor;
  }
  return rows;
}
const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);
/** Checks whether an instant is of the span's dates in Buenos Aires. */
const isWithin = (instant: string, { from, to }: { from: string; to: string }) => {
  const date = new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().slice(0, 10);
  return date >= from && date <= to;
};
const bookingsOf = async (from: string, to = from) =>
  (await listed<FoundBooking>(bookingSearchEndpoints.find, { from, to })).filter(({ state }) => state !== 'hold');
const revenueOf = async (span: { from: string; to: string }) =>
  sumOf(
    (await listed<Payment>(paymentEndpoints.list, span)).filter(({ method }) => method !== 'player_credit'),
    ({ amount, refunded }) => amount - refunded,
  );
const salesOf = async (span: { from: string; to: string }) => {
  const orders = (await listed<Order>(orderEndpoints.list, span)).filter(
    ({ state }) => state !== 'cancelled' && state !== 'refunded',
  );
  const consumptions = await listed<Consumption>(consumptionEndpoints.list, span);
  const total = sumOf(orders, (order) => order.total - order.refunded) + sumOf(consumptions, (one) => one.total);
  return { orders: orders.length, total };
};
const dashboard = async () =>
  (await api.client.call(reportEndpoints.dashboard, { params: { clubId }, query: { date: DAY } }, token)).data;

test('bookings, minutes and money of the dashboard are those of the lists', async () => {
  const data = await dashboard();
  const [before, day, next] = [await bookingsOf('2026-08-18'), await bookingsOf(DAY), await bookingsOf('2026-08-20')];
  expect(day.length).toBeGreaterThan(0);
  expect(data.daily_performance).toMatchObject({
    bookings_today: { value: day.length, before: before.length },
    bookings_tomorrow: { value: next.length, before: day.length },
    revenue_today: {
      value: await revenueOf({ from: DAY, to: DAY }),
      before: await revenueOf({ from: '2026-08-18', to: '2026-08-18' }),
    },
  });
  const { data: courts } = await api.client.call(courtEndpoints.list, { params: { clubId } }, token);
  const active = courts.filter(({ status }) => status === 'active').map(({ id }) => id);
  const minutes = sumOf(day, ({ duration, court_id }) => (active.includes(court_id) ? duration : 0));
  expect(sumOf(data.availability?.courts ?? [], ({ booked }) => booked)).toBe(minutes);
  expect(data.availability?.courts.map(({ court_id }) => court_id).sort()).toEqual(active.sort());
  const revenue = { value: await revenueOf(MONTH), before: await revenueOf(MONTH_BEFORE) };
  expect(revenue.value).toBeGreaterThan(0);
  expect(data.finance?.revenue_month).toEqual(revenue);
});

test('what is pending is what is open on bookings up to the day and on consumptions', async () => {
  const open = (await bookingsOf('2025-08-20', DAY)).filter(({ price, paid }) => paid < price);
  const consumptions = await listed<Consumption>(consumptionEndpoints.list, {
    from: '2025-08-20',
    to: DAY,
    state: 'open',
  });
  expect((await dashboard()).finance?.pending_payments).toMatchObject({
    count: open.length + consumptions.length,
    sum: sumOf(open, ({ price, paid }) => price - paid) + sumOf(consumptions, ({ total, paid }) => total - paid),
  });
});

test('the buffet sold what its orders and the courts took', async () => {
  const { buffet } = await dashboard();
  const [now, before] = [await salesOf(MONTH), await salesOf(MONTH_BEFORE)];
  expect(now.orders).toBeGreaterThan(0);
  expect(buffet).toMatchObject({
    sales_month: { value: now.total, before: before.total },
    orders_month: { value: now.orders, before: before.orders },
  });
  const { data } = await api.client.call(
    reportEndpoints.dailySummary,
    { params: { clubId }, query: { date: DAY } },
    token,
  );
  expect(sumOf(data.revenue, ({ received, refunded }) => received - refunded)).toBe(
    await revenueOf({ from: DAY, to: DAY }),
  );
  expect(sumOf(data.sales, ({ total }) => total)).toBe((await salesOf({ from: DAY, to: DAY })).total);
});

test('the events summary of a month is that of the list of bookings', async () => {
  const rows = await bookingsOf('2026-08-01', '2026-08-31');
  const query = { from: '2026-08-01', to: '2026-08-31' };
  const { data } = await api.client.call(reportEndpoints.eventsSummary, { params: { clubId }, query }, token);
  expect(data.summary?.totals).toMatchObject({
    count: rows.length,
    minutes: sumOf(rows, ({ duration }) => duration),
    value: sumOf(rows, ({ price }) => price),
    paid: sumOf(rows, ({ paid }) => paid),
  });
});

/** Reads the lists from which the club's time follows, with a block on the day. */
async function readTime() {
  const params = { clubId };
  const read = async <Data>(call: Promise<{ data: Data }>) => (await call).data;
  const courts = await read(api.client.call(courtEndpoints.list, { params }, token));
  const block = { start: '2026-08-25T09:00:00Z', end: '2026-08-25T13:00:00Z', kind: 'maintenance' as const };
  const body = { ...block, court_ids: [courts.find(({ name }) => name === 'Tenis 1')?.id ?? ''], reason: '' };
  await api.client.call(blockEndpoints.create, { params, body }, token);
  const span = { from: '2026-06-20T03:00:00Z', to: '2026-09-01T03:00:00Z' };
  return {
    club: await read(api.client.call(clubEndpoints.get, { params }, token)),
    courts,
    rules: await read(api.client.call(pricingEndpoints.list, { params }, token)),
    blocks: await read(api.client.call(blockEndpoints.list, { params, query: span }, token)),
    bookings: await bookingsOf('2026-06-20', '2026-08-31'),
  };
}

test('potential, lost opportunity, efficiency, projection and occupancy are those of the minutes, one by one', async () => {
  const time = await readTime();
  expect(time.rules.length).toBeGreaterThan(0);
  const { finance, daily_performance, availability, trends } = await dashboard();
  const worth = (minutes: readonly { price: number }[]) => sumOf(minutes, ({ price }) => price) / 60;
  const value = (from: string, to: string) =>
    sumOf(time.bookings, ({ start, price }) => (isWithin(start, { from, to }) ? price : 0));
  const monthOf = (first: string, day: string, last: string) => {
    const minutes = courtMinutes(time, first, last);
    const passed = minutes.filter(({ date }) => date <= day);
    return {
      potential: Math.round(worth(minutes)),
      lost: Math.round(worth(passed.filter(({ booked }) => !booked))),
      efficiency: value(first, day) / Math.round(worth(passed)),
      open: passed.length,
      rest: minutes.filter(({ date, booked }) => date > day && !booked),
      value: value(first, last),
    };
  };
  const august = monthOf(MONTH.from, MONTH.to, '2026-08-31');
  const july = monthOf(MONTH_BEFORE.from, MONTH_BEFORE.to, '2026-07-31');
  expect(august.lost).toBeGreaterThan(0);
  const history = courtMinutes(time, '2026-06-24', '2026-08-18');
  const hours = new Map<string, { open: number; booked: number }>();
  for (const { hour, booked } of history) {
    const sums = hours.get(hour) ?? { open: 0, booked: 0 };
    hours.set(hour, { open: sums.open + 1, booked: sums.booked + (booked ? 1 : 0) });
  }
  const occupancyOf = (hour: string) => {
    const { open, booked } = hours.get(hour) ?? { open: 0, booked: 0 };
    return booked / open;
  };
  const rest = Math.round(sumOf(august.rest, ({ price, hour }) => price * occupancyOf(hour)) / 60);
  expect(finance).toMatchObject({
    potential_month: { value: august.potential, before: july.potential },
    lost_opportunity: { value: august.lost, before: july.lost },
    projection_month: { value: august.value + rest, before: july.value },
  });
  expect(daily_performance?.efficiency).toEqual({ value: august.efficiency, before: july.efficiency });
  const active = time.courts.filter(({ status }) => status === 'active').map(({ id }) => id);
  // a booking may run past closing
  const booked = sumOf(
    time.bookings.filter(({ start, court_id }) => isWithin(start, MONTH) && active.includes(court_id)),
    ({ duration }) => duration,
  );
  expect(availability?.occupancy_month.value).toBe(booked / august.open);
  expect(trends?.heat_map.map(({ weekday, hour, open, booked }) => [`${weekday} ${hour}`, { open, booked }])).toEqual(
    expect.arrayContaining([...hours]),
  );
});
