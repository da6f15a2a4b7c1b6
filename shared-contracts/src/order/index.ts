export { orderEndpoints } from './endpoints';
export { orderErrors } from './errors';
export { orderEvents } from './events';
export { changeDue, checkDiscounts, discountOf, lineTotals, refundAmount, type SaleLine, saleTotals } from './rules';
export type {
  NewOrder,
  NewOrderLine,
  Order,
  OrderChange,
  OrderCharge,
  OrderLine,
  OrderPage,
  OrderPart,
  OrderRefund,
  OrdersQuery,
  OrderTotals,
} from './schema';
export { ORDER_STATES, type OrderState } from './vocabulary';
