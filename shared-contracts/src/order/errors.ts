import { defineErrors } from '../core/app-error';

export const orderErrors = defineErrors({
  /** Another sale has the id. */
  order_id_taken: 409,
  /** The order is paid, cancelled or refunded. Params: `state`. */
  order_closed: 409,
  /**
   * The order has payments that exceed its new price, or is to be cancelled: refund it instead. Params: `paid`, in
   * centavos.
   */
  order_has_payments: 409,
  /** The refund has more pieces of a line than are left of it. Params: `name`, `left`. */
  refund_exceeds_sold: 409,
  /** An order has to be paid in full to be refunded in part. Params: `open`, centavos. */
  order_not_paid: 409,
  /** Part of the order was refunded: its lines and discount cannot be changed. Params: `refunded`, centavos. */
  order_has_refunds: 409,
  /** One payment of an order is above `max` centavos. Params: `max`, `path` of the field that says so. */
  part_too_large: 422,
  /** A discount exceeds its price. Params: `subtotal`, in centavos. */
  discount_exceeds_price: 422,
});
