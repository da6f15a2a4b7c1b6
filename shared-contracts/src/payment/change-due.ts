import type { Centavos } from '../core/money';

/** Returns the change in centavos when `amount` is paid with `given` in cash, or null if that is too little. */
export const changeDue = (amount: Centavos, given: Centavos): Centavos | null =>
  given >= amount ? given - amount : null;
