import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { bookingEndpoints, occupies } from '@canchero/shared-contracts/booking';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { hashPassword } from '../platform/auth/passwords';
import { type Booted, boot } from '../testing/boot';
import { testDatabase } from '../testing/test-database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemoAccounts, seedDemo } from './demo';

const ZONE = 'America/Argentina/Buenos_Aires';
/** An afternoon, so that the day has both done and coming bookings. */
const NOW = new Date('2026-08-19T18:20:00Z');
let api: Booted;
beforeAll(async () => {
  api = await boot();
  await seedDemo(api.services.db, () => NOW, hashPassword);
});
afterAll(() => api.close());

const snapshot = () =>
  api.services.db.platform(async (tx) => {
    const [row] = await tx.query<Record<string, number>>(sql`
      select (select count(*)::int from users) as users, (select count(*)::int from clubs) as clubs,
        (select count(*)::int from bookings) as bookings, (select count(*)::int from payments) as payments,
        (select count(*)::int from players) as players, (select sum(price)::bigint from bookings) as money`);
    return row;
  });

test('every account signs in', async () => {
  for (const { email } of DEMO_ACCOUNTS) await api.client.signIn(email, DEMO_PASSWORD);
});

test('is told from a database without it', async () => {
  expect(await hasDemoAccounts(api.services.db)).toBe(true);
  const other = await boot();
  await other.client.person({ email: 'demo@club.test' });
  expect(await hasDemoAccounts(other.services.db)).toBe(false);
  await other.close();
});

test('is seeded once and is the same every time', async () => {
  const before = await snapshot();
  expect(await seedDemo(api.services.db, () => NOW, hashPassword)).toBe(false);
  expect(await snapshot()).toEqual(before);
  const other = await testDatabase();
  await seedDemo(other, () => NOW, hashPassword);
  const again = await other.platform((tx) =>
    tx.query(sql`select id, starts_at, state, price from bookings order by id`),
  );
  const first = await api.services.db.platform((tx) =>
    tx.query(sql`select id, starts_at, state, price from bookings order by id`),
  );
  await other.close();
  expect(again).toEqual(first);
});

test('shows a busy club to its owner and staff', async () => {
  const owner = await api.client.signIn('owner@demo.test', DEMO_PASSWORD);
  const staff = await api.client.signIn('staff@demo.test', DEMO_PASSWORD);
  expect((await api.client.call(clubEndpoints.mine, {}, owner.token)).data).toHaveLength(2);
  const clubs = (await api.client.call(clubEndpoints.mine, {}, staff.token)).data;
  expect(clubs).toMatchObject([{ name: 'Club Palermo Pádel', role: 'staff' }]);
  const params = { clubId: clubs[0]?.id ?? '' };
  const courts = (await api.client.call(courtEndpoints.list, { params }, staff.token)).data;
  expect([...new Set(courts.map((c) => c.sport))]).toEqual(['padel', 'tennis', 'football5']);
  expect(courts).toHaveLength(6);
  const today = DateTime.fromJSDate(NOW, { zone: ZONE }).startOf('day');
  const query = { from: today.toUTC().toISO() as string, to: today.plus({ days: 1 }).toUTC().toISO() as string };
  const bookings = (await api.client.call(bookingEndpoints.list, { params, query }, staff.token)).data;
  const minutes = bookings.filter(occupies).reduce((sum, b) => sum + b.duration, 0);
  expect(minutes / (6 * 16 * 60)).toBeGreaterThan(0.5);
  expect(minutes / (6 * 16 * 60)).toBeLessThan(0.8);
  expect(new Set(bookings.map((b) => b.state)).size).toBeGreaterThanOrEqual(3);
  expect(new Set(bookings.map((b) => b.payment_status)).size).toBeGreaterThanOrEqual(3);
  expect(bookings.every((b) => b.players.length > 0)).toBe(true);
  const { data } = await api.client.call(notificationEndpoints.list, { params }, owner.token);
  expect(data.items.length).toBeGreaterThan(data.unread);
  expect(data.unread).toBeGreaterThanOrEqual(5);
});

test('has three months with every type, payment status and series, within the rules', async () => {
  const [facts] = await api.services.db.platform((tx) =>
    tx.query<Record<string, number>>(sql`
      select count(*)::int as bookings, count(distinct event_type)::int as types, count(distinct state)::int as states,
        count(distinct payment_status)::int as payments, count(distinct series_id)::int as series,
        (extract(epoch from max(starts_at) - min(starts_at)) / 86400)::int as days
      from bookings b join clubs c on c.id = b.club_id where c.slug = 'club-palermo-padel'`),
  );
  // all but holds, which last minutes
  expect(facts).toMatchObject({ types: 3, states: 5, payments: 4 });
  expect(facts?.series).toBeGreaterThan(10);
  expect(facts?.days).toBeGreaterThanOrEqual(90);
  expect(facts?.bookings).toBeGreaterThan(1500);
  const [noted] = await api.services.db.platform((tx) =>
    tx.query<Record<string, number>>(sql`
      select count(booking_id)::int as bookings, count(distinct series_id)::int as series,
        count(author_id)::int as signed
      from booking_notes n join clubs c on c.id = n.club_id where c.slug = 'club-palermo-padel'`),
  );
  expect(noted?.bookings).toBeGreaterThan(20);
  expect(noted).toMatchObject({ series: facts?.series, signed: (noted?.bookings ?? 0) + (facts?.series ?? 0) });
  const [wrong] = await api.services.db.platform((tx) =>
    tx.query<{ n: number }>(sql`
      select count(*)::int as n from bookings b
      where paid <> (
          select coalesce(sum(amount), 0) from payments p where p.booking_id = b.id and p.club_id = b.club_id
        )
        or (ends_at > ${NOW.toISOString()}::timestamptz) = (state in ('completed', 'no_show'))
          and state <> 'cancelled'`),
  );
  expect(wrong?.n).toBe(0);
});

test('takes as much on the last two days as on others', async () => {
  const days = await api.services.db.platform((tx) =>
    tx.query<{ recent: boolean; sum: number }>(sql`
      select day > ${NOW.toISOString()}::date - 2 as recent, avg(sum)::float8 as sum from (
        select (p.created_at at time zone ${ZONE})::date as day, sum(amount) as sum
        from payments p join clubs c on c.id = p.club_id
        where c.slug = 'club-palermo-padel' and booking_id is not null
          and p.created_at between ${NOW.toISOString()}::timestamptz - interval '30 days' and ${NOW.toISOString()}
        group by 1) d
      group by 1 order by 1`),
  );
  const [usual, recent] = days.map(({ sum }) => sum);
  expect((recent ?? 0) / (usual ?? 1)).toBeGreaterThan(0.5);
  expect((recent ?? 0) / (usual ?? 1)).toBeLessThan(1.5);
});

test('has a buffet in the middle of its day, with sums that agree', async () => {
  const [facts] = await api.services.db.platform((tx) =>
    tx.query<Record<string, number>>(sql`
      select (select count(*)::int from items) as items,
        (select count(*)::int from items where track_stock and stock < min_stock) as below,
        (select count(distinct state)::int from orders) as states,
        (select count(*)::int from orders where state = 'pending') as pending,
        (select count(*)::int from orders where state = 'paid' and refunded > 0) as refunded_in_part,
        (select count(*)::int from consumptions where paid < total) as open_consumptions,
        (select count(*)::int from cash_sessions where closed_at is null) as open_sessions,
        (select count(*)::int from cash_sessions where counted <> expected) as with_difference`),
  );
  expect(facts).toMatchObject({ states: 4, pending: 3, open_sessions: 1 });
  expect(facts?.refunded_in_part).toBeGreaterThan(0);
  expect(facts?.items).toBeGreaterThanOrEqual(40);
  expect(facts?.below).toBeGreaterThanOrEqual(5);
  expect(facts?.open_consumptions).toBeGreaterThan(5);
  expect(facts?.with_difference).toBeGreaterThan(0);
  const [wrong] = await api.services.db.platform((tx) =>
    tx.query<Record<string, number>>(sql`
      select
        (select count(*)::int from orders o
          where subtotal <> (select sum(total) from order_lines l where l.order_id = o.id)
          or paid <> (select coalesce(sum(amount - refunded), 0) from payments p where p.order_id = o.id)
          or refunded <> (select coalesce(sum(amount), 0) from order_refunds r where r.order_id = o.id)) as orders,
        (select count(*)::int from items i
          where stock <> (select coalesce(sum(quantity), 0) from stock_movements m where m.item_id = i.id)) as items,
        (select count(*)::int from stock_movements m join orders o on o.id = m.order_id
          where m.created_at < o.created_at) as movements,
        (select count(*)::int from payments p where method = 'cash' and booking_id is null and not exists (
          select 1 from cash_sessions s where s.id = p.cash_session_id and p.created_at >= s.opened_at
            and p.created_at < coalesce(s.closed_at, 'infinity'))) as cash,
        (select count(*)::int from cash_sessions s join cash_movements m on m.session_id = s.id
          where m.created_at < s.opened_at or m.created_at > coalesce(s.closed_at, 'infinity')) as drawer`),
  );
  expect(wrong).toEqual({ orders: 0, items: 0, movements: 0, cash: 0, drawer: 0 });
});

test('has a team with permissions, price rules for some courts, and an audit longer than a page', async () => {
  const { token } = await api.client.signIn('owner@demo.test', DEMO_PASSWORD);
  const clubs = (await api.client.call(clubEndpoints.mine, {}, token)).data;
  const params = { clubId: clubs.find(({ name }) => name === 'Club Palermo Pádel')?.id ?? '' };
  const { data: team } = await api.client.call(memberEndpoints.list, { params }, token);
  expect(team.map(({ role, pending }) => [role, pending])).toEqual([
    ['owner', false],
    ['manager', false],
    ['staff', false],
    ['staff', true],
    ['staff', false],
  ]);
  const { data: rules } = await api.client.call(pricingEndpoints.list, { params }, token);
  expect(rules.map((rule) => rule.court_ids.length)).toEqual([3, 3, 0]);
  const { data: audit } = await api.client.call(auditEndpoints.list, { params, query: {} }, token);
  expect(audit.next_cursor).not.toBeNull();
  const times = audit.items.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(audit.items.map(({ actor_name }) => actor_name)).size).toBeGreaterThan(1);
  expect(times[0] && Date.parse(times[0])).toBeLessThanOrEqual(NOW.getTime());
});

test("a booking's history has its creation, moves, payments and cancellation with its reason", async () => {
  const { token } = await api.client.signIn('owner@demo.test', DEMO_PASSWORD);
  const clubs = (await api.client.call(clubEndpoints.mine, {}, token)).data;
  const clubId = clubs.find(({ name }) => name === 'Club Palermo Pádel')?.id ?? '';
  const query = { from: '2026-08-18T03:00:00.000Z', to: '2026-08-21T03:00:00.000Z' };
  const { data: bookings } = await api.client.call(bookingEndpoints.list, { params: { clubId }, query }, token);
  const seen = new Set<string>();
  for (const { id, state, paid } of bookings) {
    const params = { clubId, bookingId: id };
    const { data: history } = await api.client.call(bookingEndpoints.history, { params }, token);
    const actions = history.map(({ action }) => action);
    for (const action of actions) seen.add(action);
    expect(actions.some((action) => action.startsWith('booking.create'))).toBe(true);
    expect(actions.includes('payment.create')).toBe(paid > 0);
    expect(actions.includes('booking.completed')).toBe(state === 'completed');
    expect(history.every(({ at, actor_name }) => actor_name && Date.parse(at) <= NOW.getTime())).toBe(true);
    for (const { places } of history.filter(({ action }) => action === 'booking.move')) {
      expect(places?.to?.courts).toHaveLength(1);
      expect(places?.from).not.toEqual(places?.to);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['booking.move', 'booking.create_series', 'booking.add_players']));
});

test('can be started at any time of the day', async () => {
  const other = await testDatabase();
  await seedDemo(other, () => new Date('2026-08-19T00:05:00-03:00'), hashPassword);
  const [facts] = await other.platform((tx) =>
    tx.query<Record<string, number>>(sql`
      select (select count(*)::int from orders where state = 'pending') as pending,
        (select count(*)::int from cash_sessions where closed_at is null) as open_sessions`),
  );
  await other.close();
  expect(facts).toEqual({ pending: 3, open_sessions: 1 });
});

test('sales can be reached by chat', async () => {
  const { data } = await api.client.call(subscriptionEndpoints.plans, {});
  expect(data.sales_whatsapp).toMatch(/^\d{10,15}$/);
});

test('the free club keeps within its plan', async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ n: number }>(sql`
      select count(*)::int as n from bookings b join clubs c on c.id = b.club_id
      where c.slug = 'futbol-quilmes' group by date_trunc('month', starts_at)`),
  );
  for (const { n } of rows) expect(n).toBeLessThan(100);
});
