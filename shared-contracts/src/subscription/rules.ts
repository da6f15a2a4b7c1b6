import { PLANS, type PlanId, UNLIMITED } from './vocabulary';

/** Returns the rank of a plan, from 0 (starter) to 3 (enterprise). Unknown names and `freemium` rank as starter. */
export const planRank = (plan: string): number => Math.max(0, PLANS.indexOf(plan as PlanId));

/** Returns true if the second plan ranks higher. */
export const canUpgrade = (from: string, to: string) => planRank(to) > planRank(from);

/** Returns true if one more would exceed `max`; -1 is unlimited. */
export const limitReached = (max: number, used: number) => max !== UNLIMITED && used >= max;

/**
 * Days before the end of a paid year from which the owner may pay by the month again: what is left is less than a
 * month's price.
 */
const SHORTER_BILLING_DAYS = 30;

/**
 * Returns true if a paid year that ends at an instant (ISO-8601 UTC) is nearly over, so that the plan may be paid by
 * the month again.
 */
export const canPayByMonth = (yearEndsAt: string, now: Date): boolean =>
  Date.parse(yearEndsAt) - now.getTime() <= SHORTER_BILLING_DAYS * 86_400_000;
