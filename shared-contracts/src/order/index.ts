export { orderEndpoints } from './endpoints';
export { orderErrors } from './errors';
export { orderEvents } from './events';
export { MAX_ORDER_LENGTH, MAX_PART, MAX_PARTS, MAX_UNIT_PRICE, MAX_WORTH } from './limits';
export { isFullRefund, type RefundQuantities, refundAmount, refundableQuantities } from './refund';
export { checkDiscounts, type Discount, discountOf, lineTotals, openOf, type SaleLine, saleTotals } from './rules';
export type {
  NewOrder,
  NewOrderLine,
  NewOrderPayment,
  NewOrderRefund,
  Order,
  OrderChange,
  OrderCharge,
  OrderLine,
  OrderOntoBooking,
  OrderPage,
  OrdersQuery,
  OrderTotals,
} from './schema';
export { ORDER_STATES, type OrderState } from './vocabulary';
