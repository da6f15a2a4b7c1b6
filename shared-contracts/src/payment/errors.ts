import { defineErrors } from '../core/app-error';

export const paymentErrors = defineErrors({
  /** Params: `line`, its number in a bulk payment. */
  amount_not_positive: 422,
  /** Params: `remaining`, centavos; `line`, its number in a bulk payment. */
  amount_exceeds_remaining: 422,
  /** It was deleted before. */
  payment_voided: 409,
  /** Part of it was refunded: it cannot be deleted, nor lowered below that. Params: `refunded`, centavos. */
  payment_has_refunds: 409,
  /** Params: `refundable`, centavos. */
  refund_exceeds_payment: 422,
  /** Made with a player's credit: its method and amount cannot be changed; delete it and record another one. */
  payment_made_with_credit: 409,
  /** A payment with credit, or a refund into it, names no player. */
  credit_needs_player: 422,
  /** Params: `player_id`. */
  player_not_in_booking: 422,
  /** More than was paid above the price. Params: `surplus`, centavos. */
  amount_exceeds_surplus: 422,
  /** The agreed shares would add up to more than the price. Params: `available`, centavos. */
  share_exceeds_price: 422,
});
