import type { Centavos } from '@canchero/shared-contracts/core';
import type { NewOrderPayment } from '@canchero/shared-contracts/order';
import type { ChargeMethod } from '@canchero/shared-contracts/payment';

/** One part of a payment, as it is typed. */
export interface SplitPart {
  key: string;
  method: ChargeMethod;
  /** Centavos; null while what is typed is no amount. */
  amount: Centavos | null;
}

/** An amount in equal parts, in whole units where it is whole; the first ones take what is over. */
export function equalParts(total: Centavos, count: number): Centavos[] {
  const unit = total % 100 === 0 ? 100 : 1;
  const units = total / unit;
  return Array.from({ length: count }, (_, i) => (Math.floor(units / count) + (i < units % count ? 1 : 0)) * unit);
}

/** What the parts leave open of a total; negative where they are too much. */
export const leftOpen = (total: Centavos, parts: readonly SplitPart[]): Centavos =>
  total - parts.reduce((sum, part) => sum + (part.amount ?? 0), 0);

/** The parts as payments; those of nothing are left out. */
export const paymentsOf = (parts: readonly SplitPart[]): NewOrderPayment[] =>
  parts.flatMap(({ method, amount }) => (amount ? [{ method, amount }] : []));

const BILLS = [1_000_00, 2_000_00, 5_000_00, 10_000_00, 20_000_00, 50_000_00, 100_000_00];

/** What somebody may hand over for an amount, beside exactly it: what the next bills make, least first. */
export function likelyCash(amount: Centavos, count = 3): Centavos[] {
  const likely = BILLS.map((bill) => Math.ceil(amount / bill) * bill).filter((given) => given > amount);
  return [...new Set(likely)].sort((a, b) => a - b).slice(0, count);
}
