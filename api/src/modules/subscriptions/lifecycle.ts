import type { SubscriptionEvent, SubscriptionStatus } from '@canchero/shared-contracts/subscription';

/** State of a subscription: its status, with `free` for an active starter that nobody pays. */
export type SubscriptionState = SubscriptionStatus | 'free';

/** Effects of an event besides the new status. */
export type Effect =
  /** The plan of the agreement applies from now on. */
  | 'take_plan'
  /** Starter applies from now on. */
  | 'drop_plan'
  /** The paid time reaches to the end of the charge. */
  | 'extend'
  /** The gateway charges no more for now. */
  | 'pause_charges'
  /** The gateway charges again. */
  | 'resume_charges'
  /** The agreement at the gateway ends. */
  | 'end_agreement'
  | 'mail_payment_failed'
  | 'mail_plan_changed'
  | 'mail_cancelled';

interface Transition {
  to: SubscriptionState;
  effects: readonly Effect[];
}

const stay = (to: SubscriptionState, ...effects: Effect[]): Transition => ({ to, effects });
const paid = stay('active', 'take_plan', 'extend', 'mail_plan_changed');
const renewed = stay('active', 'extend');
const over = stay('expired', 'drop_plan', 'end_agreement', 'mail_plan_changed');

/**
 * Every transition of a subscription; a pair that is not listed cannot happen and changes nothing. A paid first charge
 * applies in every state, and a renewal that is not refunded extends the paid time, so that an owner always gets what
 * the gateway charged for. A renewal that was paid after the owner cancelled is refunded instead.
 */
const TRANSITIONS: Readonly<Record<SubscriptionState, Partial<Record<SubscriptionEvent, Transition>>>> = {
  free: {
    trial_started: stay('trialing', 'take_plan', 'mail_plan_changed'),
    checkout_started: stay('pending_payment'),
    checkout_paid: paid,
    renewal_paid: paid,
  },
  trialing: {
    trial_ended: stay('expired', 'drop_plan', 'mail_plan_changed'),
    checkout_started: stay('trialing'),
    checkout_ended: stay('trialing'),
    checkout_paid: paid,
    renewal_paid: paid,
    cancelled: stay('expired', 'drop_plan', 'mail_plan_changed'),
  },
  pending_payment: {
    checkout_started: stay('pending_payment'),
    checkout_ended: stay('free'),
    checkout_paid: paid,
    renewal_paid: paid,
  },
  active: {
    checkout_started: stay('active'),
    checkout_ended: stay('active'),
    checkout_paid: paid,
    renewal_paid: renewed,
    charge_failed: stay('past_due', 'mail_payment_failed'),
    cancelled: stay('cancelled', 'pause_charges', 'mail_cancelled'),
    resumed: stay('active'),
    change_planned: stay('active'),
    payer_left: stay('cancelled', 'mail_cancelled'),
    // only of a plan that was granted until a date
    period_ended: over,
  },
  past_due: {
    checkout_started: stay('past_due'),
    checkout_ended: stay('past_due'),
    checkout_paid: paid,
    renewal_paid: renewed,
    charge_failed: stay('past_due', 'mail_payment_failed'),
    retries_ended: over,
    cancelled: over,
    payer_left: over,
  },
  cancelled: {
    checkout_started: stay('cancelled'),
    checkout_ended: stay('cancelled'),
    checkout_paid: paid,
    renewal_paid: stay('cancelled', 'extend'),
    resumed: stay('active', 'resume_charges'),
    payer_returned: stay('active'),
    period_ended: over,
  },
  expired: {
    trial_started: stay('trialing', 'take_plan', 'mail_plan_changed'),
    checkout_started: stay('pending_payment'),
    checkout_paid: paid,
    renewal_paid: paid,
  },
};

/** Returns where an event leads from a state; null if it changes nothing there. */
export const transition = (from: SubscriptionState, event: SubscriptionEvent): Transition | null =>
  TRANSITIONS[from][event] ?? null;

/** Returns the state of a stored subscription. */
export const subscriptionState = ({ plan, status }: { plan: string; status: SubscriptionStatus }): SubscriptionState =>
  status === 'active' && plan === 'starter' ? 'free' : status;

/** Returns the status in which a state is stored. */
export const statusOf = (state: SubscriptionState): SubscriptionStatus => (state === 'free' ? 'active' : state);

/** True for each state in which the plan named by the subscription is in force; otherwise starter is. */
export const PLAN_IN_FORCE: Readonly<Record<SubscriptionState, boolean>> = {
  free: true,
  trialing: true,
  pending_payment: false,
  active: true,
  past_due: true,
  cancelled: true,
  expired: false,
};
