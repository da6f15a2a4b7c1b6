import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestPlans } from '../../testing/test-plans';

const MONTH = 4_420_000;
const YEAR = 12 * 3_315_000;

let api: Booted;
let plans: TestPlans;
let owner: Session;
beforeAll(async () => {
  api = await boot();
  plans = new TestPlans(api);
  owner = await api.client.person();
  await api.client.club(owner, 'starter');
});
afterAll(() => api.close());

/** Lets time pass to an hour after the n-th month or year from a day. */
async function passTo(anchor: Date, distance: { months?: number; years?: number; days?: number }) {
  const due = DateTime.fromJSDate(anchor, { zone: 'utc' }).plus({ ...distance, hours: 1 });
  await plans.wait((due.toMillis() - api.clock.now().getTime()) / 60_000);
  await plans.settle();
}
const cancel = async () => api.client.call(payingEndpoints.cancel, { body: {} }, await plans.token(owner));
const resume = async () => api.client.call(payingEndpoints.resume, {}, await plans.token(owner));

test('three years of one subscription: a trial, twelve months, two years, and every centavo and day of them', async () => {
  const body = { plan: 'premium', user_email: owner.email };
  expect((await api.client.call(payingEndpoints.trial, { body }, await plans.token(owner))).status).toBe(200);
  await plans.pass(3);
  const monthly = await plans.pay(owner, 'premium');
  const begun = monthly.anchor as Date;
  for (let month = 1; month < 12; month++) {
    // the fifth charge fails at first and is paid at its second retry
    monthly.cardWorks = month !== 5;
    await passTo(begun, { months: month });
    expect((await plans.state(owner)).status).toBe(month === 5 ? 'past_due' : 'active');
    if (month !== 5) continue;
    await plans.pass(2);
    monthly.cardWorks = true;
    await plans.pass(2);
    expect((await plans.state(owner)).status).toBe('active');
    // a change of mind in between
    expect([(await cancel()).status, (await resume()).status]).toEqual([200, 200]);
  }
  const annual = await plans.pay(owner, 'premium', 'annual');
  const year = annual.anchor as Date;
  await passTo(year, { months: 6 });
  await passTo(year, { years: 1 });
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'active' });
  await passTo(year, { years: 1, months: 11 });
  expect((await cancel()).status).toBe(200);
  await passTo(year, { years: 1, months: 12, days: -1 });
  expect(await plans.state(owner)).toEqual({ plan: 'premium', status: 'cancelled' });
  await passTo(year, { years: 2 });
  expect(await plans.state(owner)).toEqual({ plan: 'starter', status: 'expired' });
  await passTo(year, { years: 2, months: 3 });

  const charges = (await plans.invoices(owner)).toReversed();
  const credit = YEAR - (charges[12]?.amount ?? 0);
  // an hour of the last month was used when the year began
  const hours = DateTime.fromJSDate(begun, { zone: 'utc' })
    .plus({ months: 12 })
    .diff(DateTime.fromJSDate(begun, { zone: 'utc' }).plus({ months: 11 }))
    .as('hours');
  expect(Math.abs(credit - Math.floor((MONTH * (hours - 1)) / hours))).toBeLessThan(100);
  expect(charges.map(({ amount, state }) => [amount, state])).toEqual([
    ...Array.from({ length: 12 }, () => [MONTH, 'paid']),
    [YEAR - credit, 'paid'],
    [YEAR, 'paid'],
  ]);
  const taken = [...monthly.charges, ...annual.charges]
    .filter(({ status }) => status === 'processed')
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(taken).toBe(12 * MONTH + YEAR - credit + YEAR);

  // each day is paid once, from the first to the last
  const spans = await api.services.db.platform((tx) =>
    tx.query<{ starts_at: string; paid_until: string }>(sql`
      select starts_at, paid_until from subscription_charges where owner_id = ${owner.userId}::uuid order by starts_at`),
  );
  expect(spans.slice(1).map(({ starts_at }) => starts_at)).toEqual(
    spans.slice(0, -1).map(({ paid_until }) => paid_until),
  );
  expect(spans.at(-1)?.paid_until).toBe(DateTime.fromJSDate(year, { zone: 'utc' }).plus({ years: 2 }).toISO());
  const { history } = await plans.details(owner);
  expect(history.filter(({ event }) => event === 'renewal_paid')).toHaveLength(12);
  expect(history[0]).toMatchObject({ event: 'period_ended', actor: null, after: { plan: 'starter' } });
});
