import { defineErrors } from '../core/app-error';

export const onlineBookingErrors = defineErrors({
  /** The public page does not offer this start: it is past, off the lines of the agenda, or outside the hours. */
  start_not_offered: 422,
  /** The platform takes no online bookings at present. */
  online_booking_paused: 503,
  /** The same address holds as many places of the club as it may. Params: `max`. */
  too_many_holds: 429,
  /**
   * Many places of this address or club are held and not booked. The same call with the solution of `challenge` holds
   * the place. Params: `challenge`.
   */
  proof_required: 428,
  /** Half of the courts are held at this time while the club's holds are abused; the rest is for others. */
  too_many_holds_at_club: 429,
  /** The hold has ended, or its place is booked already. */
  hold_ended: 409,
  /** The club does not offer this way of paying, or no longer. Params: `offered`. */
  pay_choice_not_offered: 422,
  /**
   * The club does not take another online booking of this person or address: too many unpaid ones, or blocked. It does
   * not say which, since nobody learns here whom the club knows.
   */
  online_booking_refused: 409,
  /**
   * The checkout cannot be opened now. The booking keeps its place until its time to pay ends, and a job tries again.
   */
  online_payment_unavailable: 503,
  /** Neither link nor payment came in time: the place is free again. */
  booking_expired: 409,
  /** The booking has begun, or is over. */
  cannot_cancel: 409,
  /** The refund has changed since it was shown. Params: `refund`, in centavos. */
  refund_changed: 409,
});
