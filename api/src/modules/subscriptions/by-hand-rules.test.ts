import type { SubscriptionChange } from '@canchero/shared-contracts/admin-subscription';
import type { AppError } from '@canchero/shared-contracts/core';
import type { PlanId, SubscriptionStatus } from '@canchero/shared-contracts/subscription';
import { stepsByHand } from './by-hand-rules';
import type { StoredSubscription } from './subscription-sql';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const LATER = '2027-01-31T12:00:00.000Z';
const PAST = '2026-11-24T11:59:59.000Z';
const PRICE = { plan: 'premium', billing: 'monthly', amount: 4_000_000 } as const;

const stored = (plan: PlanId, status: SubscriptionStatus): StoredSubscription => ({
  owner_id: 'o1',
  plan,
  status,
  billing: 'monthly',
  planned_plan: 'premium',
  trial_started_at: null,
  trial_ends_at: null,
  period_ends_at: '2026-12-01T00:00:00.000Z',
  overdue_since: null,
  next_attempt_at: null,
  failed_attempts: 0,
  trial_warned: true,
  agreed_plan: null,
  agreed_billing: null,
  agreed_price: null,
});
const FREE = stored('starter', 'active');
const GRANTED = stored('premium', 'active');
const PAID = stored('premium', 'active');
const TRIAL = stored('premium', 'trialing');
const CANCELLED = stored('premium', 'cancelled');
const OVERDUE = stored('premium', 'past_due');
const EXPIRED = stored('starter', 'expired');
const PENDING = stored('starter', 'pending_payment');

type Change = Omit<SubscriptionChange, 'reason'>;
const outcome = (s: StoredSubscription, isCharged: boolean, change: Change) => {
  try {
    return stepsByHand(s, isCharged, change, NOW).map(({ event, fields }) => {
      const { plan, status, period_ends_at, trial_ends_at, agreed_price } = fields;
      return [event, plan, status, period_ends_at ?? trial_ends_at, agreed_price]
        .filter((value) => value != null)
        .join(' ');
    });
  } catch (error) {
    const { code, params } = error as AppError;
    return [code, ...Object.values(params ?? {})].join(' ');
  }
};

test.each<[string, StoredSubscription, boolean, Change, string[] | string]>([
  ['a plan for good', FREE, false, { plan: 'enterprise' }, ['granted enterprise active']],
  ['a plan until a date', FREE, false, { plan: 'premium', period_end: LATER }, [`granted premium active ${LATER}`]],
  ['another plan for who pays', PAID, true, { plan: 'premium_plus' }, ['granted premium_plus active']],
  ['starter', PAID, true, { plan: 'starter' }, ['granted starter active']],
  ['starter until a date', PAID, true, { plan: 'starter', period_end: LATER }, 'bad_request period_end'],
  ['the present plan after a debt', OVERDUE, true, { status: 'active' }, ['granted premium active']],
  ['an end in the past', FREE, false, { plan: 'premium', period_end: PAST }, 'bad_request period_end'],
  ['the end of a plan', PAID, true, { status: 'expired' }, ['ended_by_hand starter expired']],
  ['the end of a trial', TRIAL, false, { status: 'expired' }, ['ended_by_hand starter expired']],
  ['the end of starter', FREE, false, { status: 'expired' }, 'no_plan'],
  ['the end of what is over', EXPIRED, false, { status: 'expired' }, 'no_plan'],
  ['an end with a plan', PAID, true, { status: 'expired', plan: 'premium' }, 'bad_request status'],
  ['a longer trial', TRIAL, false, { period_end: LATER }, [`end_moved ${LATER}`]],
  ['a trial without an end', TRIAL, false, { period_end: null }, 'bad_request period_end'],
  ['a longer cancelled period', CANCELLED, true, { period_end: LATER }, [`end_moved ${LATER}`]],
  ['a cancelled period without an end', CANCELLED, true, { period_end: null }, 'bad_request period_end'],
  ['another end of a granted plan', GRANTED, false, { period_end: LATER }, [`end_moved ${LATER}`]],
  ['no end of a granted plan', GRANTED, false, { period_end: null }, ['end_moved']],
  ['another end of what is charged', PAID, true, { period_end: LATER }, 'charged_by_gateway'],
  ['another end of a debt', OVERDUE, true, { period_end: LATER }, 'charged_by_gateway'],
  ['another end of starter', FREE, false, { period_end: LATER }, 'no_end'],
  ['another end of what waits', PENDING, false, { period_end: LATER }, 'no_end'],
  ['a price', PAID, true, { price_override: PRICE }, ['price_agreed 4000000']],
  ['the price of the catalogue', PAID, true, { price_override: null }, ['price_agreed']],
  [
    'a plan and a price',
    FREE,
    false,
    { plan: 'premium', price_override: PRICE },
    ['granted premium active', 'price_agreed 4000000'],
  ],
  ['nothing', PAID, true, {}, 'bad_request plan'],
])('%s', (_, s, isCharged, change, expected) => {
  expect(outcome(s, isCharged, change)).toEqual(expected);
});

test('what is granted or ended keeps nothing of what was paid', () => {
  for (const change of [{ plan: 'premium_plus' as const }, { status: 'expired' as const }]) {
    const [step] = stepsByHand({ ...OVERDUE, overdue_since: PAST, failed_attempts: 2 }, true, change, NOW);
    expect(step?.fields).toMatchObject({ billing: null, planned_plan: null, overdue_since: null, failed_attempts: 0 });
  }
});

test('a trial whose end was moved is warned of again', () => {
  expect(stepsByHand(TRIAL, false, { period_end: LATER }, NOW)[0]?.fields.trial_warned).toBe(false);
});
