import { defineErrors } from '../core/app-error';

export const orderErrors = defineErrors({
  /** It is paid, cancelled or refunded. Params: `state`. */
  order_closed: 409,
  /** More came in for it than it would cost, or it is to be cancelled: refund it instead. Params: `paid`, centavos. */
  order_has_payments: 409,
  /** More of a line is to be given back than is left of it. Params: `name`, `left`. */
  refund_exceeds_sold: 409,
  /** Only what was paid in full is given back in part. Params: `open`, centavos. */
  order_not_paid: 409,
  /** Something of it was given back: its lines and discount stay. Params: `refunded`, centavos. */
  order_has_refunds: 409,
  /** A discount is more than what it is taken from. Params: `subtotal`, centavos. */
  discount_exceeds_price: 422,
});
