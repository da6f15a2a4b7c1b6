import { blockErrors } from '../block/errors';
import { bookingErrors } from '../booking/errors';
import { PublicClubParams } from '../club/public-schema';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { playerErrors } from '../player/errors';
import {
  ContactConfirmation,
  NewOnlineBooking,
  OnlineBooking,
  OnlineBookingMade,
  OnlineBookingParams,
  OnlineCancellation,
  ReminderChoice,
} from './booking-schema';
import { onlineBookingErrors as e } from './errors';

const authz = { kind: 'public' } as const;

/** Calls that turn a hold into a booking, and those of the booking's own page, by its token. */
export const ownBookingEndpoints = {
  create: defineEndpoint({
    method: 'POST',
    path: '/club/public/clubs/:club/bookings',
    summary: 'Turn a hold into a booking',
    params: PublicClubParams,
    body: NewOnlineBooking,
    response: OnlineBookingMade,
    status: 201,
    errors: [
      commonErrors.not_found,
      playerErrors.invalid_phone,
      e.hold_ended,
      e.pay_choice_not_offered,
      e.online_booking_refused,
      blockErrors.slot_blocked,
      e.online_payment_unavailable,
    ],
    authz,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/public/bookings/:token',
    summary: 'An online booking, for the holder of its token',
    params: OnlineBookingParams,
    response: OnlineBooking,
    errors: [commonErrors.not_found],
    authz,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/club/public/bookings/:token/confirm',
    summary: 'Confirm the contact with the code of the mailed link; again without an effect',
    params: OnlineBookingParams,
    body: ContactConfirmation,
    response: OnlineBooking,
    errors: [commonErrors.not_found, e.booking_expired, bookingErrors.booking_cancelled],
    authz,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/club/public/bookings/:token/cancel',
    summary: "Cancel by the club's rule; what comes back was said before",
    params: OnlineBookingParams,
    body: OnlineCancellation,
    response: OnlineBooking,
    errors: [commonErrors.not_found, e.cannot_cancel, e.refund_changed],
    authz,
  }),
  setReminder: defineEndpoint({
    method: 'PUT',
    path: '/club/public/bookings/:token/reminder',
    summary: 'Choose whether a reminder is mailed',
    params: OnlineBookingParams,
    body: ReminderChoice,
    response: OnlineBooking,
    errors: [commonErrors.not_found],
    authz,
  }),
  /** One click in a mail program, which posts a form (RFC 8058). */
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/club/public/bookings/:token/unsubscribe',
    summary: 'Turn the reminder off, as mail programs do by the header List-Unsubscribe',
    params: OnlineBookingParams,
    errors: [commonErrors.not_found],
    authz,
  }),
  /** Answers a file of `text/calendar` (RFC 5545) instead of JSON: it is linked, not called. */
  calendar: defineEndpoint({
    method: 'GET',
    path: '/club/public/bookings/:token/booking.ics',
    summary: 'The booking for a calendar, as a file',
    params: OnlineBookingParams,
    errors: [commonErrors.not_found],
    authz,
  }),
};
