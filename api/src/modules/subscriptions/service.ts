import type { OwnSubscription } from '@canchero/shared-contracts/subscription';
import type { Services } from '../../platform/services';
import { limitsOf } from './reads';
import { selectSubscriptionOf } from './sql';

const DAY_MS = 86_400_000;

/** Returns the subscription in force for a user. Days left of a trial are rounded up: on its last day one is left. */
export function subscriptionOf({ db, clock }: Services, userId: string): Promise<OwnSubscription> {
  return db.platform(async (tx) => {
    const row = await selectSubscriptionOf(tx, userId);
    const plan = row?.plan ?? 'starter';
    const status = row?.status ?? 'active';
    const limits = await limitsOf(tx, plan);
    const left = row?.trial_ends_at ? Date.parse(row.trial_ends_at) - clock().getTime() : 0;
    const isTrial = status === 'trialing' && left > 0;
    return {
      subscription: { plan, status: status === 'trialing' && !isTrial ? 'expired' : status },
      is_trial: isTrial,
      trial_days_left: isTrial ? Math.ceil(left / DAY_MS) : 0,
      limits: { ...limits, max_bookings_per_day: limits.max_events_per_day },
    };
  });
}
