import { adminSubscriptionErrors as e, type SubscriptionChange } from '@canchero/shared-contracts/admin-subscription';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { AgreedPrice, SubscriptionEvent } from '@canchero/shared-contracts/subscription';
import { subscriptionState } from './lifecycle';
import type { StoredSubscription } from './subscription-sql';

/** One line of the history that a change by hand makes. */
export interface HandStep {
  event: SubscriptionEvent;
  fields: Partial<StoredSubscription>;
}

/** Fields of a plan that nobody pays for: it has neither attempts nor a planned change. */
const UNPAID = {
  billing: null,
  planned_plan: null,
  overdue_since: null,
  next_attempt_at: null,
  failed_attempts: 0,
} as const;

/**
 * Returns the steps of a change by hand, in their order.
 * @param isCharged whether the gateway charges the subscription
 * @throws bad_request {field} @throws charged_by_gateway @throws no_end @throws no_plan
 */
export function stepsByHand(
  s: StoredSubscription,
  isCharged: boolean,
  { plan, status, period_end, price_override }: Omit<SubscriptionChange, 'reason'>,
  now: Date,
): HandStep[] {
  const steps: HandStep[] = [];
  if (period_end && new Date(period_end) <= now) throw AppError.of(commonErrors.bad_request, { field: 'period_end' });
  if (status === 'expired') {
    if (plan || period_end !== undefined) throw AppError.of(commonErrors.bad_request, { field: 'status' });
    steps.push(ended(s));
  } else if (plan || status) steps.push(granted(plan ?? s.plan, period_end ?? null));
  else if (period_end !== undefined) steps.push(moved(s, isCharged, period_end));
  if (price_override !== undefined) steps.push({ event: 'price_agreed', fields: agreed(price_override) });
  if (steps.length === 0) throw AppError.of(commonErrors.bad_request, { field: 'plan' });
  return steps;
}

function ended(s: StoredSubscription): HandStep {
  const state = subscriptionState(s);
  if (state === 'free' || state === 'expired') throw AppError.of(e.no_plan);
  return {
    event: 'ended_by_hand',
    fields: { ...UNPAID, plan: 'starter', status: 'expired', period_ends_at: null },
  };
}

function granted(plan: StoredSubscription['plan'], until: string | null): HandStep {
  if (plan === 'starter' && until) throw AppError.of(commonErrors.bad_request, { field: 'period_end' });
  return { event: 'granted', fields: { ...UNPAID, plan, status: 'active', period_ends_at: until } };
}

function moved(s: StoredSubscription, isCharged: boolean, until: string | null): HandStep {
  const state = subscriptionState(s);
  if (state === 'active' && !isCharged) return { event: 'end_moved', fields: { period_ends_at: until } };
  if (state === 'active' || state === 'past_due') throw AppError.of(e.charged_by_gateway);
  if (state !== 'trialing' && state !== 'cancelled') throw AppError.of(e.no_end);
  if (!until) throw AppError.of(commonErrors.bad_request, { field: 'period_end' });
  return {
    event: 'end_moved',
    fields: state === 'trialing' ? { trial_ends_at: until, trial_warned: false } : { period_ends_at: until },
  };
}

const agreed = (price: AgreedPrice | null): Partial<StoredSubscription> => ({
  agreed_plan: price?.plan ?? null,
  agreed_billing: price?.billing ?? null,
  agreed_price: price?.amount ?? null,
});
