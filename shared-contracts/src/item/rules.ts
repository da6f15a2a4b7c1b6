import type { Centavos } from '../core/money';

/** By how much prices change: percent (may be negative), and the centavos that the result is rounded to. */
export interface PriceRaise {
  percent: number;
  /** As 5000 for whole 50 pesos. */
  roundTo: Centavos;
}

/** A price after a raise, rounded half up; never below zero. */
export function raisedPrice(price: Centavos, { percent, roundTo }: PriceRaise): Centavos {
  const raised = (price * (100 + percent)) / 100;
  // the product of decimals may lie a hair below the half that it is
  return Math.max(0, Math.round((raised + 1e-6) / roundTo) * roundTo);
}

/** What the stock of an item calls for. Items without tracked stock never run out. */
export function stockLevel(item: { track_stock: boolean; stock: number; min_stock: number }): 'ok' | 'low' | 'out' {
  if (!item.track_stock) return 'ok';
  if (item.stock <= 0) return 'out';
  return item.stock < item.min_stock ? 'low' : 'ok';
}
