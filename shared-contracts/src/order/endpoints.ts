import { bookingErrors } from '../booking/errors';
import { cashErrors } from '../cash/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { itemErrors } from '../item/errors';
import { paymentErrors } from '../payment/errors';
import { playerErrors } from '../player/errors';
import { stockErrors } from '../stock/errors';
import { orderErrors as e } from './errors';
import {
  NewOrder,
  NewOrderRefund,
  Order,
  OrderCancellation,
  OrderChange,
  OrderCharge,
  OrderOntoBooking,
  OrderPage,
  OrderParams,
  OrdersQuery,
} from './schema';

const authz = { kind: 'member', anyOf: ['buffet'] } as const;
/** Permissions: `buffet`; once the plan has none, the reception settles what is open, and others are refused. */
const settling = { kind: 'member', anyOf: ['buffet', 'booking'] } as const;
const selling = [
  itemErrors.item_unavailable,
  itemErrors.comes_to_too_much,
  stockErrors.insufficient_stock,
  e.discount_exceeds_price,
];
const naming = [...selling, bookingErrors.booking_cancelled];
const changing = [...naming, e.order_closed, e.order_has_payments, e.order_has_refunds, commonErrors.stale_version];
const paying = [
  e.part_too_large,
  paymentErrors.amount_exceeds_remaining,
  paymentErrors.credit_needs_player,
  playerErrors.insufficient_credit,
  cashErrors.cash_session_needed,
];

export const orderEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/orders',
    summary: 'Orders of the till by state, day and customer, newest first, 50 a page',
    params: ClubParams,
    query: OrdersQuery,
    response: OrderPage,
    errors: [bookingErrors.invalid_period],
    authz: settling,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/orders',
    summary:
      'Create an order: take its stock and record the payments given, all or nothing. A repeated call creates no other',
    params: ClubParams,
    body: NewOrder,
    response: Order,
    status: 201,
    errors: [...naming, ...paying, e.order_id_taken],
    authz,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/orders/:orderId',
    summary: 'One order',
    params: OrderParams,
    response: Order,
    authz: settling,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/orders/:orderId',
    summary: 'Change a pending order; new lines replace the old ones, and the stock follows',
    params: OrderParams,
    body: OrderChange,
    response: Order,
    errors: changing,
    authz,
  }),
  pay: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/orders/:orderId/pay',
    summary:
      'Pay a pending order, whole or in part, by one or more methods, and change it in the same call: both or neither',
    params: OrderParams,
    body: OrderCharge,
    response: Order,
    errors: [...paying, ...changing],
    authz: settling,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/orders/:orderId/cancel',
    summary: 'Cancel a pending order for which nothing was paid; the stock returns',
    params: OrderParams,
    body: OrderCancellation,
    response: Order,
    errors: [e.order_closed, e.order_has_payments],
    authz: settling,
  }),
  putOnBooking: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/orders/:orderId/onto-booking',
    summary:
      'Turn an unpaid pending order into consumptions of a booking and cancel the order. Needs `consumption`, too',
    params: OrderParams,
    body: OrderOntoBooking,
    response: Order,
    errors: [...naming, e.order_closed, e.order_has_payments, commonErrors.stale_version],
    authz,
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/orders/:orderId/refund',
    summary: 'Refund an order, all that is left of it or some of its lines; restocked unless `restock` is false',
    params: OrderParams,
    body: NewOrderRefund,
    response: Order,
    errors: [e.order_closed, e.refund_exceeds_sold, e.order_not_paid, cashErrors.cash_session_needed],
    authz: settling,
  }),
};
