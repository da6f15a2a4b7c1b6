export { orderEndpoints } from './endpoints';
export { orderErrors } from './errors';
export { orderEvents } from './events';
export { leftToReturn, type Returning, refundAmount, returnsAll } from './refund';
export { changeDue, checkDiscounts, discountOf, lineTotals, openOf, type SaleLine, saleTotals } from './rules';
export type {
  NewOrder,
  NewOrderLine,
  Order,
  OrderChange,
  OrderCharge,
  OrderLine,
  OrderOntoBooking,
  OrderPage,
  OrderPart,
  OrderRefund,
  OrdersQuery,
  OrderTotals,
} from './schema';
export { ORDER_STATES, type OrderState } from './vocabulary';
