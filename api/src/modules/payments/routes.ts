import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { paymentsOfBooking } from './booking-payments';
import { changePayment, removePayment } from './change-payment';
import { listPayments } from './list-payments';
import { payBooking, payBookingLines } from './pay-booking';
import { debtsOf, payDebts } from './pay-debts';
import { refundPayment } from './refund-payment';
import { setSeriesShare } from './series-shares';
import { creditSurplus, setShare } from './shares';

export const paymentRoutes = ({ clock }: Services): Route[] => [
  clubRoute(playerEndpoints.debts, (tx, { clubId }, { params }) => debtsOf(tx, clubId, params.playerId, clock())),
  clubRoute(playerEndpoints.payDebts, (tx, actor, { params, body }) =>
    payDebts(tx, actor, params.playerId, body, clock()),
  ),
  clubRoute(paymentEndpoints.ofBooking, (tx, { clubId }, { params }) =>
    paymentsOfBooking(tx, clubId, params.bookingId),
  ),
  clubRoute(paymentEndpoints.add, (tx, actor, { params, body }) => payBooking(tx, actor, params.bookingId, body)),
  clubRoute(paymentEndpoints.bulk, (tx, actor, { params, body }) => payBookingLines(tx, actor, params.bookingId, body)),
  clubRoute(paymentEndpoints.creditSurplus, (tx, actor, { params, body }) =>
    creditSurplus(tx, actor, params.bookingId, body),
  ),
  clubRoute(paymentEndpoints.setShare, (tx, actor, { params, body: { share, scope = 'one' } }) =>
    scope === 'one' ? setShare(tx, actor, params, share) : setSeriesShare(tx, actor, params, share, scope, clock()),
  ),
  clubRoute(paymentEndpoints.list, (tx, { clubId }, { query }) => listPayments(tx, clubId, query)),
  clubRoute(paymentEndpoints.change, (tx, actor, { params, body }) => changePayment(tx, actor, params.paymentId, body)),
  clubRoute(paymentEndpoints.remove, (tx, actor, { params, body }) => removePayment(tx, actor, params.paymentId, body)),
  clubRoute(paymentEndpoints.refund, (tx, actor, { params, body }) => refundPayment(tx, actor, params.paymentId, body)),
];
