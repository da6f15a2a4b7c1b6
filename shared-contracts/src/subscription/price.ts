import type { Language } from '../core/language';
import type { Plan } from './schema';
import type { Billing } from './vocabulary';

/** Price on a plan's card, by month: `ars` in centavos, `usd` in cents. */
export type PlanPrice =
  | { kind: 'free' }
  | { kind: 'on-request' }
  /** `before`: the monthly price that annual billing undercuts, in centavos; null when it does not. */
  | { kind: 'amount'; ars: number; usd: number | null; before: number | null };

/** Returns the price on a plan's card for a billing, by month: `ars` in centavos, `usd` in cents. */
export function planPrice(pricing: Plan['pricing'], billing: Billing): PlanPrice {
  const { ars, usd } = pricing[billing];
  if (ars === null) return { kind: 'on-request' };
  if (ars === 0) return { kind: 'free' };
  const monthly = pricing.monthly.ars;
  return { kind: 'amount', ars, usd, before: monthly !== null && monthly > ars ? monthly : null };
}

/** Returns the largest discount of annual billing in percent; 0 for none. */
export const annualDiscount = (plans: readonly Pick<Plan, 'pricing'>[]): number =>
  Math.max(0, ...plans.map((plan) => plan.pricing.annual.discount_percent));

const arsFormat = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/**
 * Formats a plan's price: pesos without decimals. Portuguese shows `R$`, here only:
 * the money of a club always carries its own currency.
 */
export const formatPlanPrice = (centavos: number, language: Language): string =>
  `${language === 'pt' ? 'R$' : '$'}\u00a0${arsFormat.format(centavos / 100)}`;

/** Formats the dollars beside the peso price in the reader's notation: `US$ 40,50`. */
export const formatUsd = (cents: number, language: Language): string =>
  `US$\u00a0${new Intl.NumberFormat(language, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 }).format(cents / 100)}`;
