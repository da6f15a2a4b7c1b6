import type { Centavos } from '@canchero/shared-contracts/core';
import { MAX_PART, MAX_PARTS, type NewOrderPayment } from '@canchero/shared-contracts/order';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';

/** Typed part of a split payment. */
export interface SplitPart {
  key: string;
  method: ChargeMethod;
  /** Centavos; null while the text is not an amount. */
  amount: Centavos | null;
}

/**
 * Splits an amount into equal parts, of whole units if it is whole; the first parts take the remainder.
 * @param smallest amount that can be paid in the currency; the last part takes what is no multiple of it
 */
export function equalParts(total: Centavos, count: number, smallest: Centavos): Centavos[] {
  const unit = total % 100 === 0 ? 100 : smallest;
  const units = Math.floor(total / unit);
  const parts = Array.from({ length: count }, (_, i) => Math.floor(units / count) + (i < units % count ? 1 : 0));
  return parts.map((part, i) => part * unit + (i === count - 1 ? total % unit : 0));
}

/** Returns the rest of a total after the parts; negative if they exceed it. */
export const leftOpen = (total: Centavos, parts: readonly SplitPart[]): Centavos =>
  total - parts.reduce((sum, part) => sum + (part.amount ?? 0), 0);

/** Returns what is left of a total before each part: a part that is all of it is taken whatever its decimals. */
export const leftBefore = (total: Centavos, parts: readonly SplitPart[]): Centavos[] =>
  parts.map((_, i) => leftOpen(total, parts.slice(0, i)));

/** Checks whether the service takes all parts of a total; `smallest` is what can be paid in the currency. */
export function areTaken(total: Centavos, parts: readonly SplitPart[], smallest: Centavos): boolean {
  const { length: payments } = paymentsOf(parts);
  const left = leftBefore(total, parts);
  return (
    payments > 0 &&
    payments <= MAX_PARTS &&
    leftOpen(total, parts) >= 0 &&
    parts.every(
      ({ amount }, i) => amount !== null && amount <= MAX_PART && (amount % smallest === 0 || amount === left[i]),
    )
  );
}

/** Returns the parts as payments, without empty ones. */
export const paymentsOf = (parts: readonly SplitPart[]): NewOrderPayment[] =>
  parts.flatMap(({ method, amount }) => (amount ? [{ method, amount }] : []));

const BILLS = [1_000_00, 2_000_00, 5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00];

/** Suggests cash that a customer may hand over: the next multiples of bills above the amount, smallest first. */
export function likelyCash(amount: Centavos, count = 3): Centavos[] {
  const likely = BILLS.map((bill) => Math.ceil(amount / bill) * bill).filter((given) => given > amount);
  return [...new Set(likely)].sort((a, b) => a - b).slice(0, count);
}
