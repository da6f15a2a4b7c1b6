import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { actorOf } from '../../platform/audit/actor';
import { sqlState } from '../../platform/db/pg-error';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { cancelOrder } from './cancel-order';
import { changeOrder } from './change-order';
import { createOrder } from './create-order';
import { orderPage } from './list-orders';
import { payOrder } from './pay-order';
import { putOnBooking } from './put-on-booking';
import { refundOrder } from './refund-order';
import { selectOrder } from './sql';

export const orderRoutes = ({ db }: Services): Route[] => [
  route(orderEndpoints.list, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => orderPage(tx, clubId, query)),
  ),
  route(orderEndpoints.create, (input) =>
    ofThisClub(
      db.tenant(input.params.clubId, (tx) => input.once(tx, () => createOrder(tx, actorOf(input), input.body))),
    ),
  ),
  route(orderEndpoints.get, async ({ params: { clubId, orderId } }) => {
    const order = await db.tenant(clubId, (tx) => selectOrder(tx, clubId, orderId));
    if (!order) throw AppError.of(commonErrors.not_found);
    return order;
  }),
  route(orderEndpoints.change, (input) =>
    ofThisClub(
      db.tenant(input.params.clubId, (tx) =>
        input.once(tx, () => changeOrder(tx, actorOf(input), input.params.orderId, input.body)),
      ),
    ),
  ),
  route(orderEndpoints.pay, (input) =>
    ofThisClub(
      db.tenant(input.params.clubId, (tx) =>
        input.once(tx, () => payOrder(tx, actorOf(input), input.params.orderId, input.body)),
      ),
    ),
  ),
  route(orderEndpoints.cancel, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => cancelOrder(tx, actorOf(input), input.params.orderId, input.body.reason)),
    ),
  ),
  route(orderEndpoints.putOnBooking, (input) => {
    if (!input.club.can('consumption'))
      throw AppError.of(commonErrors.permission_denied, { permission: 'consumption' });
    return ofThisClub(
      db.tenant(input.params.clubId, (tx) =>
        input.once(tx, () => putOnBooking(tx, actorOf(input), input.params.orderId, input.body)),
      ),
    );
  }),
  route(orderEndpoints.refund, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => refundOrder(tx, actorOf(input), input.params.orderId, input.body)),
    ),
  ),
];

/** A player or a booking that the club does not have is not found. */
async function ofThisClub<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw sqlState(error)?.code === '23503' ? AppError.of(commonErrors.not_found) : error;
  }
}
