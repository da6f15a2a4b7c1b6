import { MAX_TERMS, type PlanTerms } from '@canchero/shared-contracts/admin-setting';
import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { BILLINGS, type Billing, type Plan, UNLIMITED } from '@canchero/shared-contracts/subscription';

export const LIMITS = [
  'max_clubs',
  'max_courts_per_club',
  'max_players_per_club',
  'max_events_per_day',
  'max_events_per_month',
] as const;

/** Terms of a plan as they are typed: amounts as texts of forms, an empty limit for none. */
export interface TypedTerms {
  prices: Record<Billing, { ars: string; usd: string; discount: string }>;
  limits: Record<(typeof LIMITS)[number], string>;
  switches: PlanTerms['switches'];
  recommended: boolean;
}

/** Returns the present terms of a plan as they would be typed. */
export function typedOf({ pricing, limits, features, recommended }: Plan): TypedTerms {
  const { agenda: _, canchas: __, jugadores: ___, soporte: ____, ...switches } = features;
  const prices = Object.fromEntries(
    BILLINGS.map((billing) => {
      const { ars, usd, discount_percent } = pricing[billing];
      return [billing, { ars: textOf(ars), usd: textOf(usd), discount: String(discount_percent) }];
    }),
  ) as TypedTerms['prices'];
  const typed = Object.fromEntries(
    LIMITS.map((name) => [name, limits[name] === UNLIMITED ? '' : String(limits[name])]),
  );
  return { prices, limits: typed as TypedTerms['limits'], switches, recommended };
}

/** Returns the terms that were typed; null if a text is not a number. */
export function termsOf({ prices, limits, switches, recommended }: TypedTerms): PlanTerms | null {
  const price = ({ ars, usd, discount }: TypedTerms['prices'][Billing]) => ({
    ars: amountOf(ars, MAX_TERMS.ars),
    usd: amountOf(usd, MAX_TERMS.usd),
    discount_percent: countOf(discount, MAX_TERMS.discount),
  });
  const pricing = { monthly: price(prices.monthly), annual: price(prices.annual) };
  const counted = Object.fromEntries(LIMITS.map((name) => [name, limitOf(limits[name])]));
  const numbers = [...Object.values(counted), ...BILLINGS.flatMap((billing) => Object.values(pricing[billing]))];
  if (numbers.some(Number.isNaN)) return null;
  return { pricing, limits: counted as PlanTerms['limits'], switches, recommended };
}

const textOf = (amount: number | null): string => (amount === null ? '' : amountText(amount));
/** Returns centavos or cents; null for an empty text, NaN for a text that is not an amount, or too large. */
function amountOf(typed: string, max: number): number | null {
  if (typed.trim() === '') return null;
  const amount = parseAmount(typed) ?? Number.NaN;
  return amount <= max ? amount : Number.NaN;
}
const countOf = (typed: string, max: number): number =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= max ? Number(typed) : Number.NaN;
const limitOf = (typed: string): number => (typed.trim() === '' ? UNLIMITED : countOf(typed, MAX_TERMS.limit));

/** Checks whether a price or a discount that was typed cannot be one. */
export const isWrongPrice = (field: 'ars' | 'usd' | 'discount', typed: string): boolean =>
  Number.isNaN(field === 'discount' ? countOf(typed, MAX_TERMS.discount) : amountOf(typed, MAX_TERMS[field]));
/** Checks whether a limit that was typed cannot be one. */
export const isWrongLimit = (typed: string): boolean => Number.isNaN(limitOf(typed));
