import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { paymentsOfBooking } from './booking-payments';
import { changePayment, removePayment } from './change-payment';
import { findPayments } from './list-payments';
import { payBooking, payBookingLines } from './pay-booking';
import { refundPayment } from './refund-payment';
import { creditSurplus, setShare } from './shares';

export const paymentRoutes = ({ db }: Services): Route[] => [
  route(paymentEndpoints.ofBooking, ({ params: { clubId, bookingId } }) =>
    db.tenant(clubId, (tx) => paymentsOfBooking(tx, clubId, bookingId)),
  ),
  route(paymentEndpoints.add, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => payBooking(tx, actorOf(input), input.params.bookingId, input.body)),
    ),
  ),
  route(paymentEndpoints.bulk, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => payBookingLines(tx, actorOf(input), input.params.bookingId, input.body)),
    ),
  ),
  route(paymentEndpoints.creditSurplus, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => creditSurplus(tx, actorOf(input), input.params.bookingId, input.body)),
    ),
  ),
  route(paymentEndpoints.setShare, (input) =>
    db.tenant(input.params.clubId, (tx) => setShare(tx, actorOf(input), input.params, input.body.share)),
  ),
  route(paymentEndpoints.list, ({ params, query }) =>
    db.tenant(params.clubId, (tx) => findPayments(tx, params.clubId, query)),
  ),
  route(paymentEndpoints.change, (input) =>
    db.tenant(input.params.clubId, (tx) => changePayment(tx, actorOf(input), input.params.paymentId, input.body)),
  ),
  route(paymentEndpoints.remove, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      removePayment(tx, actorOf(input), input.params.paymentId, input.body.reason),
    ),
  ),
  route(paymentEndpoints.refund, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => refundPayment(tx, actorOf(input), input.params.paymentId, input.body)),
    ),
  ),
];
