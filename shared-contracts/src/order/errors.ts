import { defineErrors } from '../core/app-error';

export const orderErrors = defineErrors({
  /** It is paid, cancelled or refunded. Params: `state`. */
  order_closed: 409,
  /** More came in for it than it would cost, or it is to be cancelled: refund it instead. Params: `paid`, centavos. */
  order_has_payments: 409,
  /** A discount is more than what it is taken from. Params: `subtotal`, centavos. */
  discount_exceeds_price: 422,
});
