import type { Billing, PlanId } from '@canchero/shared-contracts/subscription';
import { DateTime } from 'luxon';
import type { StoredSubscription } from './subscription-sql';

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 7;
export const TRIAL_WARNING_DAYS = 2;
/** Days after a failed charge on which it is tried again. */
export const RETRY_DAYS = [1, 3, 7] as const;
/** Days after a failed charge on which the retries have ended, even if the gateway never said so. */
const GIVE_UP_DAYS = Math.max(...RETRY_DAYS) + 1;

/** Least amount of a charge at the gateway, in centavos: it refuses agreements below 15 pesos. */
export const LEAST_CHARGE = 1500;

export interface Span {
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
}

/** Returns the n-th paid period from an anchor, from 0: months of the calendar in UTC, ended early by short months. */
export function periodOf(anchor: Date, billing: Billing, n: number): Span {
  const months = billing === 'annual' ? 12 : 1;
  const at = (count: number) =>
    DateTime.fromJSDate(anchor, { zone: 'utc' })
      .plus({ months: count * months })
      .toJSDate();
  return { startsAt: at(n), endsAt: at(n + 1) };
}

/**
 * Returns the worth of the rest of a paid period, in centavos rounded down.
 * @param amount what the whole period is worth, in centavos
 */
export function unusedRest(amount: number, { startsAt, endsAt }: Span, now: Date): number {
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(Math.max(endsAt.getTime() - now.getTime(), 0), whole);
  // a year has 3.2e10 ms, so that the product would pass what a number holds exactly
  return Number((BigInt(amount) * BigInt(left)) / BigInt(whole));
}

/** Returns what a period costs, in centavos: annual prices are those of a month. */
export const periodPrice = (monthly: number, billing: Billing): number =>
  billing === 'annual' ? monthly * 12 : monthly;

/** Returns what a period costs by the price that was agreed with the owner, in centavos; null if none applies. */
export const agreedAmount = (
  s: Pick<StoredSubscription, 'agreed_plan' | 'agreed_billing' | 'agreed_price'>,
  plan: PlanId,
  billing: Billing,
): number | null =>
  s.agreed_price !== null && s.agreed_plan === plan && s.agreed_billing === billing
    ? periodPrice(s.agreed_price, billing)
    : null;

/** Returns what the unused rest takes off a first charge, in centavos, so that the gateway has something to charge. */
export const creditOf = (rest: number, price: number): number => Math.min(rest, Math.max(price - LEAST_CHARGE, 0));

/** Returns the first charge of an upgrade, in centavos. */
export const firstCharge = (price: number, credit: number): number => Math.max(price - credit, 0);

/** Returns when a failed charge is tried next; null after the last retry. `attempts` counts those that failed. */
export function nextAttempt(failedAt: Date, attempts: number): Date | null {
  const days = RETRY_DAYS[attempts - 1];
  return days === undefined ? null : new Date(failedAt.getTime() + days * DAY_MS);
}

/** Returns when the retries of a charge that failed are over, even if the gateway never said so. */
export const retriesEnd = (failedAt: Date): Date => new Date(failedAt.getTime() + GIVE_UP_DAYS * DAY_MS);
/** Returns when a charge failed whose retries are over now. */
export const retriesEndedBefore = (now: Date): Date => new Date(now.getTime() - GIVE_UP_DAYS * DAY_MS);

/** Returns when a trial that begins now ends. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
/** Returns from when its owner is warned that a trial ends. */
export const trialWarning = (endsAt: Date): Date => new Date(endsAt.getTime() - TRIAL_WARNING_DAYS * DAY_MS);
