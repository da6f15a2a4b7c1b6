import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type Item, raisedPrice } from '@canchero/shared-contracts/item';

/** By how much prices change, and to what they are rounded, centavos. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Percent, or centavos; negative for less. */
  by: number;
  roundTo: Centavos;
}

export interface PricedItem {
  item: Item;
  price: Centavos;
}

/** Whole steps that prices are rounded to, centavos; 1 leaves them as they come out. */
export const ROUNDINGS: readonly Centavos[] = [1, 10_00, 50_00, 100_00, 500_00, 1000_00];
const HIGHEST = 100_000_000_00;

const changed = (price: Centavos, { kind, by, roundTo }: PriceChange): Centavos =>
  kind === 'percent' ? raisedPrice(price, { percent: by, roundTo }) : raisedPrice(price + by, { percent: 0, roundTo });

/** The items whose price a change would change, each with the new one. */
export const pricesAfter = (items: readonly Item[], change: PriceChange): PricedItem[] =>
  items
    .map((item) => ({ item, price: Math.min(HIGHEST, changed(item.price, change)) }))
    .filter(({ item, price }) => price !== item.price);

/** What was typed as percent ("10", "-5,5"), or null. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace('%', '').replace(',', '.').trim();
  const percent = Number(plain);
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) && percent >= -100 ? percent : null;
}

export const CHANGE_KINDS = ['percent', 'amount'] as const;

/** The form of a change, as typed. */
export interface PriceDraft {
  /** Id of a category; null for all. */
  category: string | null;
  kind: PriceChange['kind'];
  by: string;
  roundTo: Centavos;
}

export const UNCHANGED: PriceDraft = { category: null, kind: 'percent', by: '', roundTo: 1 };

/** The change that was typed, or null where it is none. */
export function changeOf({ kind, by, roundTo }: PriceDraft): PriceChange | null {
  const value = kind === 'percent' ? parsePercent(by) : parseSigned(by);
  return value === null ? null : { kind, by: value, roundTo };
}

function parseSigned(text: string): Centavos | null {
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/.exec(text) ?? [];
  const amount = parseAmount(rest);
  return amount === null ? null : sign === '-' ? -amount : amount;
}
