import { PLANS, type PlanId, UNLIMITED } from './vocabulary';

/** 0 for starter to 3 for enterprise; unknown names rank as starter, which includes the alias `freemium`. */
export const planRank = (plan: string): number => Math.max(0, PLANS.indexOf(plan as PlanId));

/** An upgrade goes to a strictly higher rank only. */
export const canUpgrade = (from: string, to: string) => planRank(to) > planRank(from);

/** Whether one more would go over `max`; -1 is unlimited. */
export const limitReached = (max: number, used: number) => max !== UNLIMITED && used >= max;
