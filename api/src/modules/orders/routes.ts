import { AppError, commonErrors, type Permission } from '@canchero/shared-contracts/core';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import type { ClubAccess } from '../../platform/auth/caller';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { cancelOrder } from './cancel-order';
import { changeOrder } from './change-order';
import { checkSettling } from './check-settling';
import { createOrder } from './create-order';
import { payOrder } from './pay-order';
import { putOnBooking } from './put-on-booking';
import { getOrder, listOrders } from './read-orders';
import { refundOrder } from './refund-order';

export const orderRoutes = (): Route[] => [
  clubRoute(orderEndpoints.list, async (tx, { clubId }, { query, club }) => {
    await checkSettling(tx, clubId, club);
    return listOrders(tx, clubId, query);
  }),
  clubRoute(orderEndpoints.create, (tx, actor, { body }) => createOrder(tx, actor, body)),
  clubRoute(orderEndpoints.get, async (tx, { clubId }, { params, club }) => {
    await checkSettling(tx, clubId, club);
    return getOrder(tx, clubId, params.orderId);
  }),
  clubRoute(orderEndpoints.change, (tx, actor, { params, body }) => changeOrder(tx, actor, params.orderId, body)),
  clubRoute(orderEndpoints.pay, async (tx, actor, { params, body, club }) => {
    await checkSettling(tx, actor.clubId, club);
    if (body.change) need(club, 'buffet');
    return payOrder(tx, actor, params.orderId, body);
  }),
  clubRoute(orderEndpoints.cancel, async (tx, actor, { params, body, club }) => {
    await checkSettling(tx, actor.clubId, club);
    return cancelOrder(tx, actor, params.orderId, body.reason);
  }),
  clubRoute(orderEndpoints.putOnBooking, async (tx, actor, { params, body, club }) => {
    need(club, 'consumption');
    return putOnBooking(tx, actor, params.orderId, body);
  }),
  clubRoute(orderEndpoints.refund, async (tx, actor, { params, body, club }) => {
    await checkSettling(tx, actor.clubId, club);
    return refundOrder(tx, actor, params.orderId, body);
  }),
];

/** @throws permission_denied {permission} */
function need(club: Pick<ClubAccess, 'can'>, permission: Permission): void {
  if (!club.can(permission)) throw AppError.of(commonErrors.permission_denied, { permission });
}
