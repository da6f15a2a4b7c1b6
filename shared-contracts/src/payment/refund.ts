import type { Centavos } from '../core/money';

/** Returns the centavos of a payment that can still be refunded: its amount less earlier refunds. */
export const refundableAmount = ({ amount, refunded }: { amount: Centavos; refunded: Centavos }): Centavos =>
  amount - refunded;
