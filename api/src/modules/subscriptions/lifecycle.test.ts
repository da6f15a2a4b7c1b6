import {
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionEvent,
} from '@canchero/shared-contracts/subscription';
import fc from 'fast-check';
import { PLAN_IN_FORCE, type SubscriptionState, statusOf, subscriptionState, transition } from './lifecycle';

const STATES: readonly SubscriptionState[] = ['free', ...SUBSCRIPTION_STATUSES];
const events = fc.array(fc.constantFrom(...SUBSCRIPTION_EVENTS), { maxLength: 60 });
const run = (all: readonly SubscriptionEvent[]) =>
  all.reduce<SubscriptionState>((at, event) => transition(at, event)?.to ?? at, 'free');

/** Next state after each event; a dot means no change. Columns: the states in the order of `STATES`. */
const TABLE: Record<SubscriptionEvent, string> = {
  //                free active trialing pending past_due cancelled expired
  granted: '. . . . . . .',
  end_moved: '. . . . . . .',
  price_agreed: '. . . . . . .',
  ended_by_hand: '. . . . . . .',
  trial_started: 'trialing . . . . . trialing',
  trial_ended: '. . expired . . . .',
  checkout_started: 'pending_payment active trialing pending_payment past_due cancelled pending_payment',
  checkout_ended: '. active trialing free past_due cancelled .',
  checkout_paid: 'active active active active active active active',
  renewal_paid: 'active active active active active cancelled active',
  charge_failed: '. past_due . . past_due . .',
  retries_ended: '. . . . expired . .',
  cancelled: '. cancelled expired . expired . .',
  resumed: '. active . . . active .',
  change_planned: '. active . . . . .',
  payer_left: '. cancelled . . expired . .',
  payer_returned: '. . . . . active .',
  period_ended: '. expired . . . expired .',
};

test.each(SUBSCRIPTION_EVENTS)('%s leads where the table says, from every state', (event) => {
  expect(STATES.map((from) => transition(from, event)?.to ?? '.').join(' ')).toBe(TABLE[event]);
});

test('money that was taken always gives its plan or its time', () => {
  for (const from of STATES) {
    expect(transition(from, 'checkout_paid')?.effects).toEqual(expect.arrayContaining(['take_plan', 'extend']));
    expect(transition(from, 'renewal_paid')?.effects).toContain('extend');
  }
});

test('a plan that stops being in force is dropped, and one that begins to be is taken', () => {
  for (const from of STATES) {
    for (const event of SUBSCRIPTION_EVENTS) {
      const step = transition(from, event);
      if (!step) continue;
      if (PLAN_IN_FORCE[from] && !PLAN_IN_FORCE[step.to] && from !== 'free')
        expect(step.effects).toContain('drop_plan');
      if (!PLAN_IN_FORCE[from] && PLAN_IN_FORCE[step.to] && step.to !== 'free') {
        expect(step.effects).toContain('take_plan');
      }
    }
  }
});

test('whatever happened, a payment brings the plan back', () => {
  fc.assert(fc.property(events, (all) => expect(run([...all, 'checkout_paid'])).toBe('active')));
});

test('a failed charge ends in starter once the retries end, unless it is paid', () => {
  fc.assert(
    fc.property(fc.nat(10), (n) => {
      const failing = ['checkout_paid', ...Array<SubscriptionEvent>(n + 1).fill('charge_failed')] as const;
      expect(run(failing)).toBe('past_due');
      expect(run([...failing, 'retries_ended'])).toBe('expired');
      expect(run([...failing, 'renewal_paid'])).toBe('active');
    }),
  );
});

test('a state is stored as a status from which it is read again', () => {
  for (const state of STATES) {
    expect(subscriptionState({ plan: state === 'free' ? 'starter' : 'premium', status: statusOf(state) })).toBe(state);
  }
});
