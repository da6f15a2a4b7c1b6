import { bookingErrors } from '../booking/errors';
import { cashErrors } from '../cash/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { playerErrors } from '../player/errors';
import { paymentErrors as e } from './errors';
import {
  BookingPayments,
  BookingPaymentsParams,
  BulkPayment,
  ChangedShare,
  NewPayment,
  NewRefund,
  Payment,
  PaymentChange,
  PaymentPage,
  PaymentParams,
  PaymentRemoval,
  PaymentsQuery,
  ShareChange,
  ShareParams,
  SurplusCredit,
} from './schema';

/** Permissions: `schedule` records payments; `booking` also lists all of them, changes and refunds them. */
const charging = { kind: 'member', anyOf: ['schedule', 'booking'] } as const;
const changing = { kind: 'member', anyOf: ['booking'] } as const;
const charges = [
  e.amount_not_positive,
  e.amount_exceeds_remaining,
  e.player_not_in_booking,
  e.credit_needs_player,
  bookingErrors.booking_cancelled,
  playerErrors.insufficient_credit,
  cashErrors.cash_session_needed,
];

export const paymentEndpoints = {
  ofBooking: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/:bookingId/payments',
    summary: 'The money of a booking: what is open, payments that stand, what each player owes',
    params: BookingPaymentsParams,
    response: BookingPayments,
    authz: charging,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/payments',
    summary: 'Charge up to what is open of a booking, for one player where named',
    params: BookingPaymentsParams,
    body: NewPayment,
    response: BookingPayments,
    status: 201,
    errors: [...charges, e.open_changed],
    authz: charging,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/payments/bulk',
    summary: 'Charge several lines of a booking by one method: all or nothing',
    params: BookingPaymentsParams,
    body: BulkPayment,
    response: BookingPayments,
    status: 201,
    errors: charges,
    authz: charging,
  }),
  creditSurplus: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/payments/credit',
    summary: "Turn what was paid above the price into a player's credit",
    params: BookingPaymentsParams,
    body: SurplusCredit,
    response: BookingPayments,
    errors: [e.amount_not_positive, e.amount_exceeds_surplus, e.player_not_in_booking],
    authz: charging,
  }),
  setShare: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/bookings/:bookingId/players/:playerId',
    summary:
      'Agree what a player owes of a booking; the others split the rest equally. With `scope` also in what follows or is still to come of its series, but where money came in, the player is missing or the price is lower',
    params: ShareParams,
    body: ShareChange,
    response: ChangedShare,
    errors: [e.share_exceeds_price, bookingErrors.booking_cancelled, bookingErrors.not_in_series],
    authz: charging,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/payments',
    summary: 'Payments of the club by day, method, player and booking, newest first, 50 a page, with totals',
    params: ClubParams,
    query: PaymentsQuery,
    response: PaymentPage,
    errors: [bookingErrors.invalid_period],
    authz: changing,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/payments/:paymentId',
    summary: 'Change the method, the notes or the amount of a payment',
    params: PaymentParams,
    body: PaymentChange,
    response: Payment,
    errors: [
      e.amount_not_positive,
      e.amount_exceeds_remaining,
      e.payment_voided,
      e.payment_has_refunds,
      e.payment_made_with_credit,
      e.payment_is_online,
      cashErrors.cash_session_closed,
      cashErrors.cash_session_needed,
      commonErrors.stale_version,
    ],
    authz: changing,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/payments/:paymentId',
    summary:
      'Delete a payment entered by mistake; it is kept with its reason. Credit that paid it returns to the player',
    params: PaymentParams,
    body: PaymentRemoval,
    response: Payment,
    errors: [
      e.payment_voided,
      e.payment_has_refunds,
      e.payment_is_online,
      cashErrors.cash_session_closed,
      commonErrors.stale_version,
    ],
    authz: changing,
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/payments/:paymentId/refund',
    summary: "Refund a payment, whole or in part, as money or into a player's credit",
    params: PaymentParams,
    body: NewRefund,
    response: Payment,
    status: 201,
    errors: [
      e.amount_not_positive,
      e.refund_exceeds_payment,
      e.payment_voided,
      e.credit_needs_player,
      cashErrors.cash_session_needed,
    ],
    authz: changing,
  }),
};
