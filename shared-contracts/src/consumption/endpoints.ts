import { bookingErrors } from '../booking/errors';
import { cashErrors } from '../cash/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors, exportErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { itemErrors } from '../item/errors';
import { paymentErrors } from '../payment/errors';
import { playerErrors } from '../player/errors';
import { stockErrors } from '../stock/errors';
import { consumptionErrors as e } from './errors';
import {
  BookingConsumptions,
  BookingConsumptionsParams,
  Consumption,
  ConsumptionChange,
  ConsumptionCharge,
  ConsumptionPage,
  ConsumptionParams,
  ConsumptionRemoval,
  Consumptions,
  ConsumptionsExport,
  ConsumptionsFile,
  ConsumptionsQuery,
  NewConsumptions,
} from './schema';

const authz = { kind: 'member', anyOf: ['consumption'] } as const;

export const consumptionEndpoints = {
  ofBooking: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/:bookingId/consumptions',
    summary: 'What was consumed at a booking, oldest first',
    params: BookingConsumptionsParams,
    response: BookingConsumptions,
    authz,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/consumptions',
    summary: 'Add what was consumed at a booking, all or nothing; the stock is taken',
    params: BookingConsumptionsParams,
    body: NewConsumptions,
    response: BookingConsumptions,
    status: 201,
    errors: [
      itemErrors.item_unavailable,
      itemErrors.comes_to_too_much,
      stockErrors.insufficient_stock,
      bookingErrors.booking_cancelled,
    ],
    authz,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/bookings/:bookingId/consumptions/:consumptionId',
    summary: 'Change quantity, price or player; the stock follows. At a cancelled booking it may only become less',
    params: ConsumptionParams,
    body: ConsumptionChange,
    response: Consumption,
    errors: [
      itemErrors.comes_to_too_much,
      e.consumption_has_payments,
      stockErrors.insufficient_stock,
      bookingErrors.booking_cancelled,
      commonErrors.stale_version,
    ],
    authz,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/bookings/:bookingId/consumptions/:consumptionId',
    summary: 'Take back what was not consumed; the stock returns',
    params: ConsumptionParams,
    query: ConsumptionRemoval,
    errors: [e.consumption_has_payments, commonErrors.stale_version],
    authz,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/consumptions/:consumptionId/restore',
    summary: 'Undo a removal: the same line again, also of an item off sale or a cancelled booking; the stock is taken',
    params: ConsumptionParams,
    response: BookingConsumptions,
    errors: [stockErrors.insufficient_stock],
    authz,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/consumptions',
    summary: 'Consumptions of the club by day, booking, player, item and state, newest first, 50 a page, with totals',
    params: ClubParams,
    query: ConsumptionsQuery,
    response: ConsumptionPage,
    errors: [bookingErrors.invalid_period],
    authz,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/consumptions/export',
    summary: 'The consumptions that a filter finds, as a CSV file',
    params: ClubParams,
    query: ConsumptionsExport,
    response: ConsumptionsFile,
    errors: [bookingErrors.invalid_period, exportErrors.too_many_rows],
    authz,
  }),
  pay: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/consumptions/pay',
    summary: 'Charge what is open of several consumptions by one method, if it is what was shown: all or nothing',
    params: ClubParams,
    body: ConsumptionCharge,
    response: Consumptions,
    errors: [
      paymentErrors.amount_not_positive,
      paymentErrors.credit_needs_player,
      playerErrors.insufficient_credit,
      cashErrors.cash_session_needed,
      commonErrors.stale_version,
    ],
    authz,
  }),
};
