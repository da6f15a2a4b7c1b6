import type { Booking } from '@canchero/shared-contracts/booking';
import { DateTime } from 'luxon';
import type { ClubDay, EpochRange } from '../../../bookings-data/model/club-day';

/**
 * The time axis of a day, in minutes that pass (not wall minutes) since its start. A clock change omits or repeats an
 * hour in the labels; lengths stay true. It starts and ends on full hours of the club's clock, so that multiples of 15
 * minutes are quarters of its hours.
 */
export interface Axis {
  date: string;
  /** Epoch milliseconds of minute 0. */
  start: number;
  minutes: number;
  /** Stretches outside the opening hours, in minutes. */
  closed: readonly MinuteRange[];
}

export interface MinuteRange {
  from: number;
  to: number;
}

const MINUTE = 60_000;

const spans = new WeakMap<Booking, EpochRange>();

/** Returns start and end of a booking. Cached per object: a live update needs those of the whole day. */
function epochRangeOf(booking: Booking): EpochRange {
  let span = spans.get(booking);
  if (!span) {
    span = { from: Date.parse(booking.start), to: Date.parse(booking.end) };
    spans.set(booking, span);
  }
  return span;
}

/** Returns the range of the axis: the opening hours, extended to the day's bookings outside them, in full hours. */
export function axisRange(day: ClubDay, bookings: readonly Booking[]): EpochRange {
  let { from, to } = day.usual;
  for (const booking of bookings) {
    const span = epochRangeOf(booking);
    from = Math.min(from, Math.max(span.from, day.from));
    to = Math.max(to, span.to);
  }
  const local = (instant: number) => DateTime.fromMillis(instant, { zone: day.timezone });
  const lastHour = local(to).startOf('hour').toMillis();
  return {
    from: local(from).startOf('hour').toMillis(),
    to: lastHour === to ? to : lastHour + 60 * MINUTE,
  };
}

/** Creates the axis over a range that starts and ends on full hours. */
export function createAxis(day: ClubDay, span: EpochRange): Axis {
  const minute = (instant: number) => (instant - span.from) / MINUTE;
  const minutes = minute(span.to);
  const closed: MinuteRange[] = [];
  let open = 0;
  for (const stretch of day.open) {
    if (minute(stretch.from) > open) closed.push({ from: open, to: Math.min(minute(stretch.from), minutes) });
    open = Math.max(open, minute(stretch.to));
  }
  if (open < minutes) closed.push({ from: open, to: minutes });
  return { date: day.date, start: span.from, minutes, closed };
}

/** Returns the minutes from the axis' start to an instant; negative or beyond its length outside the axis. */
export const minuteOf = (axis: Axis, instant: string): number => (Date.parse(instant) - axis.start) / MINUTE;

/** Returns the instant (ISO-8601 UTC) of a minute of the axis. */
export const instantOf = (axis: Axis, minute: number): string => new Date(axis.start + minute * MINUTE).toISOString();

/** Checks whether a day shows a booking: it overlaps the day and is not cancelled. */
export const isOnDay = (day: ClubDay, booking: Booking): boolean =>
  booking.state !== 'cancelled' && epochRangeOf(booking).from < day.to && epochRangeOf(booking).to > day.from;
