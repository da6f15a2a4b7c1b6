import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type Item, raisedPrice } from '@canchero/shared-contracts/item';
import { MAX_UNIT_PRICE } from '@canchero/shared-contracts/order';

/** Change of prices and its rounding, in centavos. */
export interface PriceChange {
  kind: 'percent' | 'amount';
  /** Change in percent or centavos; negative lowers prices. */
  by: number;
  roundTo: Centavos;
}

export interface PricedItem {
  item: Item;
  price: Centavos;
}

/** Steps of rounding in centavos; 1 does not round. */
export const ROUNDINGS: readonly Centavos[] = [1, 10_00, 50_00, 100_00, 500_00, 1000_00];

const changed = (price: Centavos, { kind, by, roundTo }: PriceChange): Centavos =>
  kind === 'percent' ? raisedPrice(price, { percent: by, roundTo }) : raisedPrice(price + by, { percent: 0, roundTo });

/** Returns the items whose price would change, with the new price. */
export const pricesAfter = (items: readonly Item[], change: PriceChange): PricedItem[] =>
  items
    .map((item) => ({ item, price: Math.min(MAX_UNIT_PRICE, changed(item.price, change)) }))
    .filter(({ item, price }) => price !== item.price);

/** Reads a typed percentage ("10", "-5,5"). Returns null if it is not one. */
export function parsePercent(text: string): number | null {
  const plain = text.trim().replace('%', '').replace(',', '.').trim();
  const percent = Number(plain);
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) && percent >= -100 ? percent : null;
}

export const CHANGE_KINDS = ['percent', 'amount'] as const;

/** Typed form of a price change. */
export interface PriceDraft {
  /** Id of a category; null for all items. */
  category: string | null;
  kind: PriceChange['kind'];
  by: string;
  roundTo: Centavos;
}

export const UNCHANGED: PriceDraft = { category: null, kind: 'percent', by: '', roundTo: 1 };

/** Reads the typed change. Returns null if it is not one. */
export function changeOf({ kind, by, roundTo }: PriceDraft): PriceChange | null {
  const value = kind === 'percent' ? parsePercent(by) : parseSigned(by);
  return value === null ? null : { kind, by: value, roundTo };
}

function parseSigned(text: string): Centavos | null {
  const [, sign = '', rest = ''] = /^\s*([+-]?)(.*)$/.exec(text) ?? [];
  const amount = parseAmount(rest);
  return amount === null ? null : sign === '-' ? -amount : amount;
}
