import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';
import { keepAllDays } from '../reports/kept/keep-days';
import { keepDays, overviewNow } from './service';

let api: Booted;
let boss: Session;
let clubs: string[];
beforeAll(async () => {
  api = await boot();
  boss = await api.client.person({ roles: ['super_admin'] });
  const owner = await api.client.person();
  clubs = [await api.client.club(owner), await api.client.club(owner)];
  // the installation is ten days old
  await api.services.db.platform(async (tx) => {
    await tx.query(sql`update users set created_at = ${at(-10, 12)} where id = ${boss.userId}::uuid`);
    await tx.query(sql`update users set created_at = ${at(-3, 23, 59)} where id = ${owner.userId}::uuid`);
    await tx.query(sql`update clubs set created_at = ${at(-3, 0)}`);
  });
});
afterAll(() => api.close());

const today = () => DateTime.fromJSDate(api.services.clock(), { zone: PLATFORM_ZONE });
const day = (days: number) => today().plus({ days }).toISODate() as string;
const at = (days: number, hour: number, minute = 0) =>
  today().plus({ days }).set({ hour, minute, second: 0, millisecond: 0 }).toUTC().toISO() as string;
const use = (line: { at: string; action: string; club?: string | null; outcome?: string; role?: string }) =>
  api.services.db.platform((tx) =>
    tx.query(sql`
      insert into audit (at, request_id, club_id, action, outcome, role)
      values (${line.at}, 'r', ${line.club === undefined ? clubs[0] : line.club}::uuid, ${line.action},
        ${line.outcome ?? 'done'}, ${line.role ?? 'staff'})`),
  );
const read = async (days = '30') =>
  (await api.client.call(adminStatsEndpoints.get, { query: { days } as never }, boss.adminToken)).data;

test('days that are over are kept once, with what was opened and done on them; today is counted so far', async () => {
  await use({ at: at(-3, 0), action: 'booking.create' });
  await use({ at: at(-3, 23, 59), action: 'booking.move', club: clubs[1] ?? null });
  await use({ at: at(-2, 10), action: 'payment.create' });
  // neither use of a club, nor done, nor by its people
  await use({ at: at(-2, 10), action: 'auth.sign_in', club: null });
  await use({ at: at(-2, 10), action: 'payment.refund', outcome: 'refused' });
  await use({ at: at(-2, 10), action: 'booking.create', role: 'super_admin' });
  await keepDays(api.services);
  await keepDays(api.services);
  await use({ at: at(0, 0), action: 'booking.create' });
  const { days, areas, hours, accounts, clubs: all } = await read();
  expect([accounts, all]).toEqual([2, 2]);
  expect(days.map((one) => one.day)).toEqual(Array.from({ length: 11 }, (_, n) => day(n - 10)));
  expect(days.find((one) => one.day === day(-10))).toMatchObject({
    accounts: 1,
    clubs: 0,
    active_clubs: 0,
    actions: 0,
  });
  expect(days.find((one) => one.day === day(-3))).toMatchObject({ accounts: 1, clubs: 2, active_clubs: 2, actions: 2 });
  expect(days.find((one) => one.day === day(-2))).toMatchObject({ active_clubs: 1, actions: 1 });
  expect(days.at(-1)).toMatchObject({ day: day(0), active_clubs: 1, actions: 1 });
  expect(areas).toEqual([
    { area: 'booking', actions: 3 },
    { area: 'payment', actions: 1 },
  ]);
  expect(hours.map((n, hour) => (n ? [hour, n] : null)).filter(Boolean)).toEqual([
    [0, 2],
    [10, 1],
    [23, 1],
  ]);
});

test('what is kept stays, though lines come late', async () => {
  await use({ at: at(-3, 12), action: 'booking.create' });
  await keepDays(api.services);
  expect((await read()).days.find((one) => one.day === day(-3))?.actions).toBe(2);
});

test('a period has its days alone', async () => {
  await api.services.db.platform((tx) =>
    tx.query(sql`insert into platform_days (day, accounts, clubs, active_clubs) values (${day(-40)}::date, 7, 0, 0)`),
  );
  expect((await read()).days.some(({ day: one }) => one === day(-40))).toBe(false);
  expect((await read('90')).days[0]).toMatchObject({ day: day(-40), accounts: 7 });
});

test('the load is that of the instance, and of the database that all share', async () => {
  const read = async () =>
    (await api.client.call(adminStatsEndpoints.get, { query: { days: 30 } }, boss.adminToken)).data.load;
  const before = await read();
  expect(before).toMatchObject({ server_errors: 0, streams: 0 });
  expect(before.database_bytes).toBeGreaterThan(1_000_000);
  expect((await read()).requests).toBe(before.requests + 1);
  const { metrics } = api.services;
  const { requests, slow, since } = metrics.load();
  metrics.answered('GET', '/broken', 500, 1.2);
  metrics.answered('GET', '/stream', 200, null);
  expect(metrics.load()).toEqual({ since, requests: requests + 2, server_errors: 1, slow: slow + 1 });
});

test('a length that is not offered is refused', async () => {
  const query = { days: '31' } as never;
  expect((await api.client.call(adminStatsEndpoints.get, { query }, boss.adminToken)).status).toBe(422);
});

test('the overview counts the bookings of today, what is overdue or suspended, and tells how jobs ended', async () => {
  const club = await TestClub.open(api.client);
  const court = await club.court();
  const tonight = at(0, 22);
  await club.booked(court.id, tonight);
  await club.booked(court.id, at(1, 22));
  await api.services.db.platform(async (tx) => {
    await tx.query(sql`
      update subscriptions set status = 'past_due', overdue_since = now(), event = 'charge_failed'
      where owner_id = ${club.owner.userId}::uuid`);
  });
  await keepAllDays(api.services.db);
  const params = { clubId: club.clubId };
  const body = { reason: 'Prueba de la vista' };
  expect((await api.client.call(adminClubEndpoints.suspend, { params, body }, boss.adminToken)).status).toBe(204);
  const run = api.services.metrics.jobs(() => undefined);
  await run('probe', async () => undefined);
  await run('probe', () => Promise.reject(new Error('broken')));
  const { data } = await api.client.call(adminStatsEndpoints.overview, {}, boss.adminToken);
  expect(data).toMatchObject({ bookings_today: 1, past_due: 1, suspended: 1 });
  expect(data.jobs.find(({ job }) => job === 'probe')).toEqual({
    job: 'probe',
    succeeded_at: expect.any(String),
    failed_at: expect.any(String),
  });
});

test('mails that wait for ten minutes are late, if there is a server to send them', async () => {
  const { config } = api.services;
  const late = async (smtpUrl: string | null) =>
    (await overviewNow({ ...api.services, config: { ...config, smtpUrl } })).late_mails;
  const before = await late('smtp://mail');
  for (const minutes of [9, 11]) {
    const queued = new Date(api.services.clock().getTime() - minutes * 60_000);
    await api.services.db.platform((tx) =>
      tx.query(sql`
        insert into mails (recipient, subject, created_at, next_attempt_at)
        values ('ana@club.test', 'Tarde', ${queued}, ${queued})`),
    );
  }
  expect(await late('smtp://mail')).toBe(before + 1);
  expect(await late(null)).toBe(0);
});
