import {
  type Billing,
  canPayByMonth,
  canUpgrade,
  type Plan,
  type PlanId,
  type SubscriptionDetails,
} from '@canchero/shared-contracts/subscription';

/**
 * Action that an owner has about a plan of the catalogue.
 *
 * - `current`: they have it; `planned`: it comes at the period's end
 * - `upgrade`, `change`: the dialog with the preview; `billing`: the same plan, paid otherwise
 * - `leave`: back to starter; `contact`: sales makes an offer; `none`: nothing at present
 */
export type Offer = 'current' | 'planned' | 'upgrade' | 'change' | 'billing' | 'leave' | 'contact' | 'none';

type State = Pick<SubscriptionDetails, 'subscription' | 'can_manage' | 'period' | 'planned' | 'is_trial' | 'ends_at'>;

/** Checks whether the plan was given by hand: nobody pays it. */
export const isGranted = ({ subscription: { plan, status }, period, is_trial }: State): boolean =>
  plan !== 'starter' && status === 'active' && period === null && !is_trial;

/** Checks whether there is a paid or tried plan that the owner can leave now. */
export const canLeave = (state: State): boolean =>
  state.can_manage &&
  state.subscription.plan !== 'starter' &&
  !isGranted(state) &&
  ['active', 'trialing', 'past_due'].includes(state.subscription.status);

/** Returns what a plan's card offers, with the billing that is chosen above the cards. */
export function offerOf(plan: Pick<Plan, 'id' | 'pricing'>, billing: Billing, state: State, now: Date): Offer {
  const { subscription, can_manage, planned, period, is_trial } = state;
  const isOwn = subscription.plan === plan.id;
  if (planned?.plan === plan.id && (planned.period ?? billing) === billing) return 'planned';
  const isBilledSo = isGranted(state) || plan.id === 'starter' || period === null || period === billing;
  if (isOwn && !is_trial && isBilledSo) return 'current';
  if (plan.pricing[billing].ars === null) return 'contact';
  if (!can_manage) return isOwn ? 'current' : 'none';
  const isYearOn = period === 'annual' && billing === 'monthly' && !canPayByMonth(state.ends_at ?? '', now);
  if (canUpgrade(paidPlan(state), plan.id)) return isYearOn ? 'none' : 'upgrade';
  if (isGranted(state)) return 'contact';
  if (plan.id === 'starter') return canLeave(state) && planned?.plan !== 'starter' ? 'leave' : 'none';
  if (subscription.status !== 'active') return isOwn ? 'current' : 'none';
  if (isOwn) return isYearOn ? 'current' : 'billing';
  // a lower plan comes at the period's end, billed as before
  return period === billing ? 'change' : 'none';
}

/** Returns the plan that is paid for: a trial pays nothing. */
const paidPlan = ({ subscription, is_trial }: State): PlanId => (is_trial ? 'starter' : subscription.plan);

/** Checks whether the owner may try this plan without paying. */
export const canTry = (plan: Pick<Plan, 'id' | 'pricing'>, details: SubscriptionDetails): boolean =>
  details.can_manage && details.trial_available && !details.pending && (plan.pricing.monthly.ars ?? 0) > 0;
