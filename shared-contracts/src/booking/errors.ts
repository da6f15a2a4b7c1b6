import { defineErrors } from '../core/app-error';

export const bookingErrors = defineErrors({
  /** The court is taken. Params: `conflicts`, `{id, court_id, start, end}` of the bookings in the way. */
  schedule_conflict: 409,
  /** Params: `minimum`, in minutes. */
  duration_too_short: 422,
  court_inactive: 422,
  court_in_maintenance: 422,
  /** The club has more courts than its plan allows, and this one is a surplus court. */
  court_blocked_by_plan: 403,
  outside_opening_hours: 422,
  ends_after_closing: 422,
  passes_midnight: 422,
  /** The club does not open on that date. */
  club_closed: 422,
  /** A cancelled booking cannot be changed. */
  booking_cancelled: 409,
  /** A hold belongs to a player who is booking on the public page: staff can only wait for its end. */
  booking_held: 409,
  /** The id was used for a different booking. */
  booking_id_taken: 409,
  /** Params: `player_ids`, the ids that the club does not have. */
  unknown_players: 422,
  /** The booking has payments, and the call does not say what becomes of them. Params: `paid`, in centavos. */
  booking_has_payments: 409,
  /** The club cannot keep more than was paid. Params: `paid`, in centavos. */
  kept_exceeds_paid: 422,
  /** A fixed booking needs a recurrence. */
  recurrence_required: 422,
  /** The end date of the series is not after its first day. */
  series_ends_before_start: 422,
  /** The series has too many occurrences. Params: `max`. */
  series_too_long: 422,
  /** The booking does not belong to a series. */
  not_in_series: 422,
  /** The series has no future occurrences. */
  series_is_over: 409,
  /** A change of the series cannot change its dates; move occurrences one by one. */
  series_keeps_dates: 422,
  /** The scope `from` needs a date. */
  from_date_required: 422,
  /** The date of the scope `from` is before today. */
  from_date_in_past: 422,
  /** A booking cannot be completed or a no-show before it starts. */
  not_started_yet: 409,
  /** The last change of the booking cannot be undone, or it has notes or consumptions by now. */
  nothing_to_undo: 409,
  /** The booking would wait for its player again, whose time limit is over. */
  waiting_ended: 409,
  /** Only the person who made a change undoes it. */
  not_your_change: 403,
  /** The requested span is longer than 14 days, or ends before it starts. */
  invalid_range: 422,
  /** The note is for a series, but its booking is not part of one. */
  note_needs_series: 422,
  /** The last day of a search is before the first, or more than 366 days after it. */
  invalid_period: 422,
});
