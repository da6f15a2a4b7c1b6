import { PAYMENT_METHODS, type PaymentMethod } from '../payment/vocabulary';
import type { ByMethod } from './schema';

/**
 * Line of the closing report for one method, in centavos. `difference` is positive for a surplus, negative for a
 * shortage.
 */
export interface CloseLine {
  method: PaymentMethod;
  expected: number;
  counted: number;
  difference: number;
}

/** Builds the closing report: a line for each method that was expected or counted, in the order of the methods. */
export function closingReport(expected: ByMethod, counted: ByMethod): CloseLine[] {
  return PAYMENT_METHODS.flatMap((method) => {
    const should = expected[method] ?? 0;
    const is = counted[method] ?? 0;
    if (should === 0 && is === 0) return [];
    return [{ method, expected: should, counted: is, difference: is - should }];
  });
}
