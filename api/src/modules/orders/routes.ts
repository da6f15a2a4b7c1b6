import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { cancelOrder } from './cancel-order';
import { changeOrder } from './change-order';
import { createOrder } from './create-order';
import { payOrder } from './pay-order';
import { putOnBooking } from './put-on-booking';
import { getOrder, listOrders } from './read-orders';
import { refundOrder } from './refund-order';

export const orderRoutes = (): Route[] => [
  clubRoute(orderEndpoints.list, (tx, { clubId }, { query }) => listOrders(tx, clubId, query)),
  clubRoute(orderEndpoints.create, (tx, actor, { body }) => createOrder(tx, actor, body)),
  clubRoute(orderEndpoints.get, (tx, { clubId }, { params }) => getOrder(tx, clubId, params.orderId)),
  clubRoute(orderEndpoints.change, (tx, actor, { params, body }) => changeOrder(tx, actor, params.orderId, body)),
  clubRoute(orderEndpoints.pay, (tx, actor, { params, body }) => payOrder(tx, actor, params.orderId, body)),
  clubRoute(orderEndpoints.cancel, (tx, actor, { params, body }) =>
    cancelOrder(tx, actor, params.orderId, body.reason),
  ),
  clubRoute(orderEndpoints.putOnBooking, async (tx, actor, { params, body, club }) => {
    if (!club.can('consumption')) throw AppError.of(commonErrors.permission_denied, { permission: 'consumption' });
    return putOnBooking(tx, actor, params.orderId, body);
  }),
  clubRoute(orderEndpoints.refund, (tx, actor, { params, body }) => refundOrder(tx, actor, params.orderId, body)),
];
