import { defineErrors } from '../core/app-error';

export const paymentErrors = defineErrors({
  /** The amount is zero or less. Params: `line`, its number in a bulk payment. */
  amount_not_positive: 422,
  /** The amount exceeds what is open. Params: `remaining`, in centavos; `line`, its number in a bulk payment. */
  amount_exceeds_remaining: 422,
  /** The open amount of the share, or the booking, is another one than whoever pays was told. Params: `open`, in centavos. */
  open_changed: 409,
  /** The payment was deleted before. */
  payment_voided: 409,
  /** Part of it was refunded: it cannot be deleted, nor lowered below that. Params: `refunded`, centavos. */
  payment_has_refunds: 409,
  /** The refund exceeds what is left of the payment. Params: `refundable`, in centavos. */
  refund_exceeds_payment: 422,
  /** Made with a player's credit: its method and amount cannot be changed; delete it and record another one. */
  payment_made_with_credit: 409,
  /** Received over the gateway: only its notes can be changed, and it is refunded instead of deleted. */
  payment_is_online: 409,
  /** A payment with credit, or a refund into it, names no player. */
  credit_needs_player: 422,
  /** Params: `player_id`. */
  player_not_in_booking: 422,
  /** The amount exceeds the surplus of the booking. Params: `surplus`, in centavos. */
  amount_exceeds_surplus: 422,
  /** The agreed shares would exceed the price. Params: `available`, in centavos. */
  share_exceeds_price: 422,
});
