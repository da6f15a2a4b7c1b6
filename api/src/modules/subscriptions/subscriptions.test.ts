import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { planOf } from './reads';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const mine = (who: Session) => api.client.call(subscriptionEndpoints.mine, {}, who.token);
const subscribe = (who: Session, fields: { plan: string; status: string; trialDays?: number; periodDays?: number }) =>
  api.services.db.platform((tx) =>
    tx.query(sql`
      insert into subscriptions (owner_id, plan, status, trial_started_at, trial_ends_at, period_ends_at)
      values (${who.userId}, ${fields.plan}, ${fields.status},
        ${fields.trialDays === undefined ? null : sql`now() - interval '7 days'`},
        ${fields.trialDays === undefined ? null : sql`now() + make_interval(hours => ${Math.round(fields.trialDays * 24)}::int)`},
        ${fields.periodDays === undefined ? null : sql`now() + make_interval(days => ${fields.periodDays}::int)`})`),
  );

test('the catalogue shows every plan to everyone, in all languages', async () => {
  const { status, data } = await api.client.call(subscriptionEndpoints.plans);
  expect(status).toBe(200);
  expect(
    data.plans.map((p) => [p.id, p.pricing.monthly.ars, p.pricing.annual.ars, p.limits.max_courts_per_club]),
  ).toEqual([
    ['starter', 0, 0, 1],
    ['premium', 4_420_000, 3_315_000, 3],
    ['premium_plus', 7_055_000, 5_291_250, 6],
    ['enterprise', null, null, -1],
  ]);
  expect(data.plans.filter((p) => p.recommended).map((p) => p.id)).toEqual(['premium']);
  expect(data.plans.filter((p) => p.features.buffet && p.features.multiusuario).map((p) => p.id)).toEqual([
    'premium_plus',
    'enterprise',
  ]);
  for (const plan of data.plans) {
    for (const text of [plan.description, plan.contact_message, plan.features.canchas, plan.features.soporte]) {
      expect(Object.values(text).every((t) => t.length > 0)).toBe(true);
    }
    const { monthly, annual } = plan.pricing;
    if (monthly.ars && annual.ars) expect(annual.ars / monthly.ars).toBeCloseTo(0.75, 4);
  }
  expect(data.claimed_clubs).toBe(500);
});

test.each([
  [null, 'starter', 'active', false, 0],
  [{ plan: 'premium', status: 'active' }, 'premium', 'active', false, 0],
  [{ plan: 'premium', status: 'past_due' }, 'premium', 'past_due', false, 0],
  [{ plan: 'premium', status: 'trialing', trialDays: 2.5 }, 'premium', 'trialing', true, 3],
  [{ plan: 'premium', status: 'trialing', trialDays: -1 }, 'starter', 'expired', false, 0],
  [{ plan: 'premium', status: 'cancelled', periodDays: 3 }, 'premium', 'cancelled', false, 0],
  [{ plan: 'premium', status: 'cancelled', periodDays: -3 }, 'starter', 'cancelled', false, 0],
  [{ plan: 'premium', status: 'pending_payment' }, 'starter', 'pending_payment', false, 0],
])('%j is %s, %s', async (fields, plan, status, isTrial, left) => {
  const owner = await api.client.person();
  if (fields) await subscribe(owner, fields);
  const { data } = await mine(owner);
  expect(data).toMatchObject({ subscription: { plan, status }, is_trial: isTrial, trial_days_left: left });
  expect(data.limits.max_bookings_per_day).toBe(data.limits.max_events_per_day);
  expect(await api.services.db.platform((tx) => planOf(tx, owner.userId))).toBe(plan);
});

test('staff inherit the plan of their club', async () => {
  const [owner, staff] = [await api.client.person(), await api.client.person()];
  const clubId = await api.client.club(owner, 'premium_plus');
  await api.client.join(clubId, staff.userId, 'staff', { schedule: true });
  expect((await mine(staff)).data.subscription.plan).toBe('premium_plus');
});
