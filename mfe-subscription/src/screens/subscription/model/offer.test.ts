import type { Billing, PlanId, SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { aCatalogue, aStarter, someDetails } from '../../../testing/records';
import { canLeave, canTry, isGranted, type Offer, offerOf } from './offer';

const trial = aStarter({
  subscription: { plan: 'premium', status: 'trialing' },
  is_trial: true,
  trial_days_left: 5,
  trial_available: false,
});
const paid = (plan: PlanId, given: Partial<SubscriptionDetails> = {}) =>
  someDetails({ subscription: { plan, status: 'active' }, ...given });
const at = '2026-12-23T15:00:00.000Z';
const NOW = new Date('2026-11-23T15:00:00.000Z');
const byYear = (ends_at: string) => paid('premium', { period: 'annual', ends_at });

test.each<[string, SubscriptionDetails, Billing, Offer[]]>([
  ['never paid', aStarter(), 'monthly', ['current', 'upgrade', 'upgrade', 'contact']],
  ['on trial', trial, 'monthly', ['leave', 'upgrade', 'upgrade', 'contact']],
  ['premium', paid('premium'), 'monthly', ['leave', 'current', 'upgrade', 'contact']],
  ['premium, seen by the year', paid('premium'), 'annual', ['leave', 'billing', 'upgrade', 'contact']],
  ['premium plus', paid('premium_plus'), 'monthly', ['leave', 'change', 'current', 'contact']],
  ['premium plus, seen by the year', paid('premium_plus'), 'annual', ['leave', 'none', 'billing', 'contact']],
  [
    'premium by the year, seen by the month',
    byYear('2027-06-01T15:00:00.000Z'),
    'monthly',
    ['leave', 'current', 'none', 'contact'],
  ],
  [
    'premium in the last month of its year, seen by the month',
    byYear('2026-12-20T15:00:00.000Z'),
    'monthly',
    ['leave', 'billing', 'upgrade', 'contact'],
  ],
  [
    'a lower plan is planned',
    paid('premium_plus', { planned: { plan: 'premium', period: 'monthly', at } }),
    'monthly',
    ['leave', 'planned', 'current', 'contact'],
  ],
  [
    'cancelled',
    paid('premium', {
      subscription: { plan: 'premium', status: 'cancelled' },
      planned: { plan: 'starter', period: null, at },
    }),
    'monthly',
    ['planned', 'current', 'upgrade', 'contact'],
  ],
  [
    'past due',
    paid('premium_plus', { subscription: { plan: 'premium_plus', status: 'past_due' } }),
    'monthly',
    ['leave', 'none', 'current', 'contact'],
  ],
  ['given by hand', paid('premium_plus', { period: null }), 'annual', ['contact', 'contact', 'current', 'contact']],
  ['staff', paid('premium', { can_manage: false }), 'monthly', ['none', 'current', 'none', 'contact']],
])('offers to whoever is %s', (_, state, billing, expected) => {
  expect(aCatalogue().plans.map((plan) => offerOf(plan, billing, state, NOW))).toEqual(expected);
});

test('a trial is offered for plans with a price, to an owner who has it left', () => {
  const tried = (details: SubscriptionDetails) =>
    aCatalogue()
      .plans.filter((plan) => canTry(plan, details))
      .map(({ id }) => id);
  expect(tried(aStarter())).toEqual(['premium', 'premium_plus']);
  expect(tried(aStarter({ trial_available: false }))).toEqual([]);
  expect(tried(aStarter({ can_manage: false }))).toEqual([]);
});

test('a plan is left while it goes on, unless it was given by hand', () => {
  expect(canLeave(paid('premium'))).toBe(true);
  expect(canLeave(trial)).toBe(true);
  expect(canLeave(aStarter())).toBe(false);
  expect(canLeave(paid('premium', { can_manage: false }))).toBe(false);
  const given = paid('premium_plus', { period: null });
  expect([isGranted(given), canLeave(given), isGranted(trial)]).toEqual([true, false, false]);
});
