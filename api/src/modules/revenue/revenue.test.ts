import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { SimulatedAgreement } from '../../platform/payments/simulator/agreements';
import type { Simulator } from '../../platform/payments/simulator/simulator';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { plansOf } from '../../testing/plans';
import type { Session } from '../../testing/test-client';
import { billOnce } from '../subscriptions/billing';
import { selectCohorts, selectMonths, selectPlanMonths } from './sql';

const DAY = 24 * 60;
const [PREMIUM, PLUS, PREMIUM_BY_YEAR] = [4_420_000, 7_055_000, 3_315_000];
let api: Booted;
let simulator: Simulator;
let boss: Session;
const told: Promise<unknown>[] = [];

beforeAll(async () => {
  api = await boot();
  simulator = api.services.simulator as Simulator;
  simulator.agreements.changed = (...change) => told.push(simulator.tell(...change));
});
afterAll(() => api.close());

async function settle() {
  simulator.agreements.chargeDue();
  await Promise.all(told.splice(0));
  await billOnce(api.services);
}

/** Monthly worth of the subscriptions at the end of each day that passed, reckoned without the movements. */
const reckoned: { at: Date; worth: number }[] = [];
const COUNTED = ['active', 'cancelled', 'past_due'];

async function reckon() {
  const rows = await api.services.db.platform((tx) =>
    tx.query<{ status: string; state: string; billing: string; price: number }>(sql`
      select s.status, a.state, a.billing, a.price::float8 as price
      from subscriptions s join subscription_agreements a on a.owner_id = s.owner_id`),
  );
  const worths = rows
    .filter(({ status, state }) => COUNTED.includes(status) && state === 'active')
    .map(({ billing, price }) => (billing === 'annual' ? Math.round(price / 12) : price));
  reckoned.push({ at: api.services.clock(), worth: worths.reduce((sum, worth) => sum + worth, 0) });
}

async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    api.clock.advance(DAY);
    await settle();
    await reckon();
  }
}
async function pay(who: Session, plan: string, period: string): Promise<SimulatedAgreement> {
  const body = { plan, period, user_email: who.email };
  const { data } = await api.client.call(payingEndpoints.upgrade, { body }, await mintToken(api.services, who.userId));
  const agreement = simulator.agreements.ofReference(data.subscription_id ?? '')[0] as SimulatedAgreement;
  simulator.agreements.agree(agreement);
  await settle();
  return agreement;
}
const monthNow = () => DateTime.fromJSDate(api.services.clock(), { zone: PLATFORM_ZONE }).toFormat('yyyy-MM');
/** Goes on to the second day of the next month. */
async function nextMonth() {
  const now = DateTime.fromJSDate(api.services.clock(), { zone: PLATFORM_ZONE });
  await pass(Math.ceil(now.plus({ months: 1 }).set({ day: 2, hour: 12 }).diff(now, 'days').days));
}
const admin = () => mintToken(api.services, boss.userId, { audience: 'admin' });
const overview = async () => {
  const { data } = await api.client.call(revenueEndpoints.overview, { query: { months: 6 } }, await admin());
  return data;
};

test('three months of owners who come, rise, fall, leave and return add up as by hand', async () => {
  boss = await api.client.person({ roles: ['super_admin'] });
  await nextMonth();
  const [ana, beto, carla] = await Promise.all([1, 2, 3].map(() => api.client.person()));
  const first = monthNow();
  await pay(ana as Session, 'premium', 'monthly');
  await pay(beto as Session, 'premium', 'annual');
  const card = await pay(carla as Session, 'premium', 'monthly');
  card.cardWorks = false;

  await nextMonth();
  const second = monthNow();
  await pay(ana as Session, 'premium_plus', 'monthly');
  // the charge fails three times more, and the plan ends
  await pass(15);
  expect(monthNow()).toBe(second);

  await nextMonth();
  const third = monthNow();
  await pay(carla as Session, 'premium_plus', 'monthly');
  await pass(25);
  expect(monthNow()).toBe(third);

  const { by_month, by_plan, cohorts, mrr, owners, arpa } = await overview();
  const none = { new: 0, reactivation: 0, expansion: 0, contraction: 0, churn: 0 };
  const gained = 2 * PREMIUM + PREMIUM_BY_YEAR;
  expect(by_month.filter(({ month }) => month >= first)).toMatchObject([
    { ...none, month: first, opening: 0, new: gained, closing: gained, churn_rate: null },
    {
      ...none,
      month: second,
      opening: gained,
      expansion: PLUS - PREMIUM,
      churn: -PREMIUM,
      closing: PLUS + PREMIUM_BY_YEAR,
      churn_rate: PREMIUM / gained,
    },
    { ...none, month: third, reactivation: PLUS, closing: 2 * PLUS + PREMIUM_BY_YEAR, churn_rate: 0 },
  ]);
  expect(by_plan).toEqual([
    { plan: 'premium_plus', owners: 2, mrr: 2 * PLUS },
    { plan: 'premium', owners: 1, mrr: PREMIUM_BY_YEAR },
  ]);
  expect({ mrr, owners, arpa }).toEqual({
    mrr: 2 * PLUS + PREMIUM_BY_YEAR,
    owners: 3,
    arpa: Math.round((2 * PLUS + PREMIUM_BY_YEAR) / 3),
  });
  expect(cohorts.find(({ month }) => month === first)?.kept.map((kept) => kept.owners)).toEqual([3, 2, 3]);

  expect(by_month.find(({ month }) => month === second)).toMatchObject({
    owners: 2,
    arpa: Math.round((PLUS + PREMIUM_BY_YEAR) / 2),
  });

  const query = { month: second };
  const { data: moved } = await api.client.call(revenueEndpoints.movements, { query }, await admin());
  expect(moved.map(({ kind, owner_email, delta }) => [kind, owner_email, delta])).toEqual(
    expect.arrayContaining([
      ['churn', carla?.email, -PREMIUM],
      ['expansion', ana?.email, PLUS - PREMIUM],
    ]),
  );
  const file = await api.client.call(
    revenueEndpoints.exportMovements,
    { query: { ...query, kind: 'churn', language: 'es' } },
    await admin(),
  );
  expect(file.data.content.trim().split('\r\n')).toHaveLength(2);
  expect(file.data.content).toContain('-44200,00');
});

test('the movements up to the end of any day of these months add up to what the subscriptions were worth then', async () => {
  const movements = await api.services.db.platform((tx) =>
    tx.query<{ at: string; delta: number }>(sql`select at, delta::float8 as delta from mrr_movements`),
  );
  const sumUpTo = (at: Date) =>
    movements.filter((one) => new Date(one.at) <= at).reduce((sum, { delta }) => sum + delta, 0);
  expect(reckoned.length).toBeGreaterThan(90);
  expect(new Set(reckoned.map(({ worth }) => worth)).size).toBeGreaterThan(3);
  expect(reckoned.map(({ at }) => [at, sumUpTo(at)])).toEqual(reckoned.map(({ at, worth }) => [at, worth]));
});

test('each figure has the owners behind it: by month, by plan, and by month of arrival', async () => {
  const { by_month, by_plan_month, cohorts } = await overview();
  const list = async (query: { month: string; plan?: 'premium' | 'premium_plus'; cohort?: string }) =>
    (await api.client.call(revenueEndpoints.owners, { query }, await admin())).data;
  const sum = (rows: readonly { mrr: number }[]) => rows.reduce((total, { mrr }) => total + mrr, 0);
  for (const { month, closing, owners } of by_month) {
    const paying = await list({ month });
    expect([month, paying.length, sum(paying)]).toEqual([month, owners, closing]);
    expect(sum(by_plan_month.filter((one) => one.month === month))).toBe(closing);
  }
  for (const { month, plan, owners, mrr } of by_plan_month) {
    const paying = await list({ month, plan: plan as 'premium' });
    expect([paying.length, sum(paying)]).toEqual([owners, mrr]);
  }
  for (const { month: cohort, kept } of cohorts) {
    for (const { month, owners, mrr } of kept) {
      const paying = await list({ month, cohort });
      expect([paying.length, sum(paying)]).toEqual([owners, mrr]);
    }
  }
});

test('figures and lists are saved as files, in the language of whoever asks', async () => {
  const { by_month, by_plan_month, cohorts } = await overview();
  const lines = {
    months: by_month.length,
    plans: by_plan_month.length,
    cohorts: cohorts.flatMap((c) => c.kept).length,
  };
  const names = { months: 'receita-por-mes', plans: 'receita-por-plano', cohorts: 'receita-por-chegada' };
  for (const table of ['months', 'plans', 'cohorts'] as const) {
    const query = { table, months: 6, language: 'pt' as const };
    const { data } = await api.client.call(revenueEndpoints.exportFigures, { query }, await admin());
    expect(data.name).toBe(`${names[table]}.csv`);
    expect(data.content.trim().split('\r\n')).toHaveLength(lines[table] + 1);
  }
  const last = by_month.at(-1)?.month ?? '';
  const { data } = await api.client.call(
    revenueEndpoints.exportOwners,
    { query: { month: last, language: 'es' } },
    await admin(),
  );
  expect(data.name).toBe(`quienes-pagan-${last}.csv`);
  expect(data.content).toContain('70550,00');
});

test('the money of a month is what was charged in it, less what came back', async () => {
  const [charged] = await api.services.db.platform((tx) =>
    tx.query<{ sum: number }>(sql`
      select (sum(amount) filter (where paid_at is not null)
        - coalesce(sum(amount) filter (where refunded_at is not null), 0))::float8 as sum from subscription_charges`),
  );
  const { by_month } = await overview();
  expect(by_month.reduce((sum, { collected }) => sum + collected, 0)).toBe(charged?.sum);
});

test('charges of a month, and those that came back in it, are found by their times', async () => {
  const now = api.services.clock();
  const [plan] = await plansOf(api.services.db, null, (tx) => selectMonths(tx, monthNow(), now));
  for (const [index, at] of [
    ['paid', 'paid_at'],
    ['refunded', 'refunded_at'],
  ])
    expect(plan).toMatch(new RegExp(`subscription_charges_${index} .*\\n *Index Cond: \\(\\(${at} >= `));
});

test('the bounds of the months are worked out once, not for each owner', async () => {
  const now = api.services.clock();
  const reads = [selectMonths, selectPlanMonths, selectCohorts];
  const plans = await plansOf(api.services.db, null, async (tx) => {
    for (const read of reads) await read(tx, monthNow(), now);
  });
  for (const plan of plans) expect(plan).toContain('CTE Scan on months');
});

test('who reads names is in the audit, and movements are never rewritten', async () => {
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`
      select action, actor_id from audit where action like 'revenue.%' group by action, actor_id order by min(id)`),
  );
  expect(rows).toEqual(
    ['read_movements', 'export_movements', 'read_owners', 'export_owners'].map((action) => ({
      action: `revenue.${action}`,
      actor_id: boss.userId,
    })),
  );
  await expect(
    api.services.db.platform((tx) => tx.query(sql`update mrr_movements set delta = delta + 1`)),
  ).rejects.toThrow(/permission denied/);
});
