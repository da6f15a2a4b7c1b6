import type { Centavos } from '../core/money';

/** Change of prices: a percentage, which may be negative, and the step in centavos to round to. */
export interface PriceRaise {
  percent: number;
  /** Rounding step in centavos, as in 5000 for 50 pesos. */
  roundTo: Centavos;
}

/** Computes a price in centavos after a raise, rounded half up to `roundTo`; never below zero. */
export function raisedPrice(price: Centavos, { percent, roundTo }: PriceRaise): Centavos {
  const raised = (price * (100 + percent)) / 100;
  // a product of decimals may fall just below the half that it should be
  return Math.max(0, Math.round((raised + 1e-6) / roundTo) * roundTo);
}
