import { defineErrors } from '../core/app-error';

export const bookingErrors = defineErrors({
  /** The court is taken. Params: `conflicts`, `{id, court_id, start, end}` of what stands there. */
  schedule_conflict: 409,
  /** Params: `minimum`, minutes. */
  duration_too_short: 422,
  court_inactive: 422,
  court_in_maintenance: 422,
  /** The club holds more courts than its plan allows, and this one is of the surplus. */
  court_blocked_by_plan: 403,
  outside_opening_hours: 422,
  ends_after_closing: 422,
  passes_midnight: 422,
  /** A cancelled booking takes no changes. */
  booking_cancelled: 409,
  /** The id was used for a different booking. */
  booking_id_taken: 409,
  /** Params: `player_ids`, those the club does not have. */
  unknown_players: 422,
  /** Money came in for it: refund it or turn it into credit first. Params: `paid`, centavos. */
  booking_has_payments: 409,
  /** A fixed booking says how often and until when. */
  recurrence_required: 422,
  /** Its end date is not after its first day. */
  series_ends_before_start: 422,
  /** Params: `max`, occurrences. */
  series_too_long: 422,
  /** The booking is not one of a series. */
  not_in_series: 422,
  /** No occurrence of it is still to come. */
  series_is_over: 409,
  /** A series keeps its days: another date is given to one occurrence at a time. */
  series_keeps_dates: 422,
  /** Removing from a date on needs the date. */
  from_date_required: 422,
  /** That date is before today. */
  from_date_in_past: 422,
  /** It cannot be completed or missed before it starts. */
  not_started_yet: 409,
  /** The span asked for is longer than 62 days, or ends before it starts. */
  invalid_range: 422,
  /** The note is for a series, but its booking is not part of one. */
  note_needs_series: 422,
  /** The last day of a search is before the first, or more than 366 days after it. */
  invalid_period: 422,
  /** The export would have more lines than a file may hold. Params: `max`, `found`. */
  too_many_rows: 422,
});
