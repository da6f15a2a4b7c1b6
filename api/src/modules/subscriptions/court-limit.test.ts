import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { EVENTS } from '@canchero/shared-contracts/events';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import { at, TestClub } from '../../testing/test-club';
import { reviewLimits } from './limit-sql';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());
beforeEach(async () => {
  club = await TestClub.open(api.client);
});

const limit = async (token = club.owner.token) =>
  (await api.client.call(subscriptionEndpoints.courtLimit, { params: { clubId: club.clubId } }, token)).data;
const keep = (court_ids: string[], token = club.owner.token) =>
  api.client.call(subscriptionEndpoints.keepCourts, { params: { clubId: club.clubId }, body: { court_ids } }, token);
const remove = (courtId: string) =>
  api.client.call(courtEndpoints.remove, { params: { clubId: club.clubId, courtId } }, club.owner.token);
const downgrade = (plan: string) =>
  api.services.db.platform((tx) =>
    tx.query(sql`update subscriptions set plan = ${plan} where owner_id = ${club.owner.userId}`),
  );
/** Moves the stamp of the surplus back, so that the 24 hours are over. */
const letTimePass = () =>
  api.services.db.platform(async (tx) => {
    await tx.query(sql`
      update clubs set limit_exceeded_since = limit_exceeded_since - interval '25 hours' where id = ${club.clubId}`);
    await tx.query(sql`select review_plan_limit(${club.clubId}::uuid)`);
  });
const limitEvents = () =>
  api.services.db.platform((tx) =>
    tx.query<{ payload: unknown }>(
      sql`select payload from outbox where club_id = ${club.clubId} and name = 'plan_limit.changed' order by id`,
    ),
  );
const surplus = async () => (await limit()).courts.filter((c) => c.surplus).map((c) => c.name);

test('a club within its plan has no surplus', async () => {
  await club.court();
  expect(await limit()).toMatchObject({ plan: 'enterprise', max: -1, held: 1, exceeded_since: null, blocked_at: null });
});

test('a downgrade is stamped once, makes the newest courts the surplus and is published', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await club.court({ name });
  await downgrade('premium');
  const first = await limit();
  expect(first).toMatchObject({ plan: 'premium', max: 3, held: 5 });
  expect(Date.parse(first.blocked_at as string) - Date.parse(first.exceeded_since as string)).toBe(86_400_000);
  expect(await surplus()).toEqual(['D', 'E']);
  await downgrade('starter');
  expect((await limit()).exceeded_since).toBe(first.exceeded_since);
  expect(await surplus()).toEqual(['B', 'C', 'D', 'E']);
  const [event, ...more] = await limitEvents();
  expect(EVENTS.get('plan_limit.changed')?.schema.parse(event?.payload)).toEqual({ exceeded: true });
  expect(more).toEqual([]);
});

test('all courts take bookings for 24 hours; then surplus courts take none and keep theirs', async () => {
  const [old, fresh] = [await club.court(), await club.court()];
  const standing = await club.booked(fresh.id, at(10));
  await downgrade('starter');
  await club.booked(fresh.id, at(12));
  await letTimePass();
  expect(await club.book(fresh.id, at(14))).toMatchObject({ status: 403, error: { error: 'court_blocked_by_plan' } });
  await club.booked(old.id, at(14));
  const move = (courtId: string, start: string, of: { id: string; version: number }) =>
    api.client.call(
      bookingEndpoints.move,
      {
        params: { clubId: club.clubId, bookingId: of.id },
        body: { court_id: courtId, start, duration: 60, version: of.version },
      },
      club.owner.token,
    );
  const moved = await move(fresh.id, at(16), standing);
  expect(moved.status).toBe(200);
  const away = await move(old.id, at(18), moved.data);
  expect(away.status).toBe(200);
  expect(await move(fresh.id, at(18), away.data)).toMatchObject({ error: { error: 'court_blocked_by_plan' } });
  const params = { clubId: club.clubId, bookingId: away.data.id };
  const body = { court_id: fresh.id, version: away.data.version };
  const changed = await api.client.call(bookingEndpoints.change, { params, body }, club.owner.token);
  expect(changed).toMatchObject({ status: 403, error: { error: 'court_blocked_by_plan' } });
});

test('removing surplus courts or a better plan clears the limit at once', async () => {
  const [, second, third] = [await club.court(), await club.court(), await club.court()];
  await downgrade('starter');
  await letTimePass();
  await remove(third.id);
  expect(await limit()).toMatchObject({ max: 1, held: 2, exceeded_since: expect.any(String) });
  await remove(second.id);
  expect(await limit()).toMatchObject({ held: 1, exceeded_since: null });
  await downgrade('enterprise');
  const again = await club.court();
  await downgrade('starter');
  await letTimePass();
  expect((await club.book(again.id, at(10))).status).toBe(403);
  await downgrade('premium');
  await club.booked(again.id, at(10));
  expect((await limitEvents()).map((e) => e.payload)).toEqual(
    [true, false, true, false].map((exceeded) => ({ exceeded })),
  );
});

test('the owner chooses which courts stay', async () => {
  const [a, b, c] = [await club.court({ name: 'A' }), await club.court({ name: 'B' }), await club.court({ name: 'C' })];
  await downgrade('starter');
  await letTimePass();
  expect(await keep([a.id, b.id])).toMatchObject({
    status: 422,
    error: { error: 'too_many_kept_courts', params: { max: 1 } },
  });
  const { data } = await keep([c.id]);
  expect(data.courts.map(({ name, surplus }) => [name, surplus])).toEqual([
    ['C', false],
    ['A', true],
    ['B', true],
  ]);
  await club.booked(c.id, at(10));
  expect((await club.book(a.id, at(10))).status).toBe(403);
  const staff = await club.staff('schedule');
  expect((await keep([a.id], staff.token)).status).toBe(403);
  expect((await limit(staff.token)).held).toBe(3);
});

test('the end of a trial is noticed without a write', async () => {
  await club.court();
  await club.court();
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update subscriptions set status = 'trialing', trial_started_at = now() - interval '7 days',
        trial_ends_at = now() + interval '400 milliseconds' where owner_id = ${club.owner.userId}`),
  );
  expect((await limit()).exceeded_since).toBeNull();
  await new Promise((done) => setTimeout(done, 450));
  expect(await api.services.db.platform(reviewLimits)).toBeGreaterThanOrEqual(1);
  expect(await limit()).toMatchObject({ plan: 'starter', max: 1, held: 2, exceeded_since: expect.any(String) });
  expect(await api.services.db.platform(reviewLimits)).toBe(0);
});
