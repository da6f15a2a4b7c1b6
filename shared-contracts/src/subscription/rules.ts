import type { Permission } from '../core/permission';
import { PLANS, type PlanId, UNLIMITED } from './vocabulary';

/** Returns the rank of a plan, from 0 (starter) to 3 (enterprise). Unknown names and `freemium` rank as starter. */
export const planRank = (plan: string): number => Math.max(0, PLANS.indexOf(plan as PlanId));

/** Returns true if the second plan ranks higher. */
export const canUpgrade = (from: string, to: string) => planRank(to) > planRank(from);

/** Returns true if one more would exceed `max`; -1 is unlimited. */
export const limitReached = (max: number, used: number) => max !== UNLIMITED && used >= max;

/** Plans that include what others do not. Consumptions on court are in every plan; the buffet and its items are not. */
const PLANS_WITH: Partial<Record<Permission, readonly PlanId[]>> = {
  buffet: ['premium_plus', 'enterprise'],
  items: ['premium_plus', 'enterprise'],
};

/** Whether a plan includes what a permission opens. */
export const planIncludes = (plan: PlanId, permission: Permission): boolean =>
  PLANS_WITH[permission]?.includes(plan) ?? true;
