import type { Permission } from '../core/permission';
import { PLANS, type PlanId, UNLIMITED } from './vocabulary';

/** Returns the rank of a plan, from 0 (starter) to 3 (enterprise). Unknown names and `freemium` rank as starter. */
export const planRank = (plan: string): number => Math.max(0, PLANS.indexOf(plan as PlanId));

/** Returns true if the second plan ranks higher. */
export const canUpgrade = (from: string, to: string) => planRank(to) > planRank(from);

/** Returns true if one more would exceed `max`; -1 is unlimited. */
export const limitReached = (max: number, used: number) => max !== UNLIMITED && used >= max;

/** Features that only some plans include: the part behind a permission, or a team. All others are in every plan. */
const PLANS_WITH: Partial<Record<Permission | 'team', readonly [PlanId, ...PlanId[]]>> = {
  buffet: ['premium_plus', 'enterprise'],
  items: ['premium_plus', 'enterprise'],
  team: ['premium_plus', 'enterprise'],
};

/** Returns true if a plan includes what a permission opens, or a team of members beside the owner. */
export const planIncludes = (plan: string, feature: Permission | 'team'): boolean =>
  PLANS_WITH[feature]?.includes(plan as PlanId) ?? true;

/** Returns the lowest plan that includes a feature. */
export const lowestPlanWith = (feature: Permission | 'team'): PlanId => PLANS_WITH[feature]?.[0] ?? PLANS[0];

/** Days before the end of a paid year from which the owner may pay by the month again: what is left is less than a month's price. */
const SHORTER_BILLING_DAYS = 30;

/** Returns true if a year that ends at an instant is so far gone that the plan may be paid by the month again. */
export const canPayByMonth = (yearEndsAt: string, now: Date): boolean =>
  Date.parse(yearEndsAt) - now.getTime() <= SHORTER_BILLING_DAYS * 86_400_000;
