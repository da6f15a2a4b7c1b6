import type { Permission } from '../core/permission';
import { PLANS, type PlanId, UNLIMITED } from './vocabulary';

/** 0 for starter to 3 for enterprise; unknown names rank as starter, which includes the alias `freemium`. */
export const planRank = (plan: string): number => Math.max(0, PLANS.indexOf(plan as PlanId));

/** An upgrade goes to a strictly higher rank only. */
export const canUpgrade = (from: string, to: string) => planRank(to) > planRank(from);

/** Whether one more would go over `max`; -1 is unlimited. */
export const limitReached = (max: number, used: number) => max !== UNLIMITED && used >= max;

/** Plans that include what others do not. Consumptions on court are in every plan; the buffet and its items are not. */
const PLANS_WITH: Partial<Record<Permission, readonly PlanId[]>> = {
  buffet: ['premium_plus', 'enterprise'],
  items: ['premium_plus', 'enterprise'],
};

/** Whether a plan includes what a permission opens. */
export const planIncludes = (plan: PlanId, permission: Permission): boolean =>
  PLANS_WITH[permission]?.includes(plan) ?? true;
