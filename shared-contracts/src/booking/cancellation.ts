import type { Club } from '../club/schema';
import type { Centavos } from '../core/money';
import { roundedTo, smallestUnit } from '../core/payable';

/** Settings of a club that say what a late cancellation costs. */
export type DepositRule = Pick<Club, 'deposit_type' | 'deposit_value' | 'cancel_hours' | 'currency'>;

/** Terms of a club's rule for the money of a booking that is cancelled. */
export interface CancellationTerms {
  /** Time until the booking starts in ms; negative once it has started. */
  left: number;
  /** True if the deposit is given back: the booking starts in `cancel_hours` or more. */
  inTime: boolean;
  /** Centavos of what was paid that are the deposit. */
  deposit: Centavos;
  /** Centavos of what was paid that stay with the club. */
  kept: Centavos;
}

const HOUR_MS = 3_600_000;

/** Returns the deposit of a booking in centavos, never above its price, rounded half up to what can be paid. */
export function depositOf(
  { deposit_type, deposit_value, currency }: Omit<DepositRule, 'cancel_hours'>,
  price: Centavos,
): Centavos {
  const payable = (amount: number) => roundedTo(smallestUnit(currency), amount);
  const deposits = { none: 0, fixed: payable(deposit_value), percent: payable((price * deposit_value) / 100) };
  return Math.min(price, deposits[deposit_type]);
}

/**
 * Applies a club's rule to a booking that is cancelled at `now` (epoch milliseconds). `start` is ISO-8601 UTC; amounts
 * are in centavos. In time everything is refunded; later the club keeps the deposit, or what was paid if that is less.
 */
export function cancellationTerms(
  rule: DepositRule,
  { start, price, paid }: { start: string; price: Centavos; paid: Centavos },
  now: number,
): CancellationTerms {
  const left = Date.parse(start) - now;
  const inTime = left >= rule.cancel_hours * HOUR_MS;
  const deposit = Math.min(paid, depositOf(rule, price));
  return { left, inTime, deposit, kept: inTime ? 0 : deposit };
}
