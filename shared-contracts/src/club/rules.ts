import { DateTime, IANAZone, Info } from 'luxon';
import type { ClosedDay, Club, OpeningStretch } from './schema';

const MINUTES_PER_DAY = 24 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;

/** Returns the minutes since midnight of a wall time "HH:MM". */
export function minutesOf(wallTime: string): number {
  const [h, m] = wallTime.split(':');
  return Number(h) * 60 + Number(m);
}

/** Returns start and end of a stretch in minutes from its day's midnight; an end past midnight is above 1440. */
export function stretchMinutes(stretch: OpeningStretch): { from: number; to: number } {
  const from = minutesOf(stretch.open);
  const close = minutesOf(stretch.close);
  return { from, to: close <= from ? close + MINUTES_PER_DAY : close };
}

/** Returns the weekday (1 is Monday, 7 Sunday) on which two stretches overlap, also past midnight; null if none do. */
export function overlappingWeekday(hours: readonly OpeningStretch[]): number | null {
  const week = 7 * MINUTES_PER_DAY;
  const spans = hours
    .map((h) => {
      const { from, to } = stretchMinutes(h);
      const base = (h.weekday - 1) * MINUTES_PER_DAY;
      return { weekday: h.weekday, from: base + from, to: base + to };
    })
    .sort((a, b) => a.from - b.from);
  for (let i = 0; i < spans.length; i++) {
    const current = spans[i] as (typeof spans)[number];
    const next = spans[i + 1] ?? { ...(spans[0] as typeof current), from: (spans[0] as typeof current).from + week };
    if (spans.length > 1 && next.from < current.to) return current.weekday;
  }
  return null;
}

/**
 * Returns the calendar date (YYYY-MM-DD) of the club's day in which an instant (ISO-8601 UTC) lies: what is open past
 * midnight belongs to the day on which it opened.
 */
export function clubDateAt(hours: readonly OpeningStretch[], timezone: string, instant: string): string {
  const local = DateTime.fromISO(instant, { zone: timezone });
  const eve = local.minus({ days: 1 });
  const late = hours.filter((h) => h.weekday === eve.weekday).map((h) => stretchMinutes(h).to - MINUTES_PER_DAY);
  const belongsToEve = local.hour * 60 + local.minute < Math.max(0, ...late);
  return (belongsToEve ? eve : local).toFormat('yyyy-MM-dd');
}

/** Conflict of a time span with the opening hours or the closed days. */
export type OpeningProblem = 'outside_opening_hours' | 'ends_after_closing' | 'passes_midnight' | 'club_closed';

/**
 * Checks a booking (`start` in ISO-8601 UTC, `duration` in minutes that pass) against the club's hours, which are wall
 * time of its zone: on the night of a clock change the hours are longer or shorter, the booking is not. No hours at all
 * means always open. Stretches that touch count as one. `passes_midnight`: it begins in hours that end at or before
 * midnight and runs into the next day. `club_closed`: it begins on a closed day.
 */
export function checkOpeningHours(
  hours: readonly OpeningStretch[],
  timezone: string,
  start: string,
  duration: number,
  closedDays: readonly Pick<ClosedDay, 'date'>[] = [],
): OpeningProblem | null {
  if (hours.length === 0 && closedDays.length === 0) return null;
  const closed = new Set(closedDays.map(({ date }) => date));
  const from = DateTime.fromISO(start, { zone: timezone });
  const end = from.toMillis() + duration * MINUTE_MS;
  const day = from.startOf('day');
  const within = mergedSpans(hours.length === 0 ? ALWAYS_OPEN : hours, day, closed).find(
    (span) => instantOf(day, span.from) <= from.toMillis() && from.toMillis() < instantOf(day, span.to),
  );
  if (!within) return closed.has(clubDateAt(hours, timezone, start)) ? 'club_closed' : 'outside_opening_hours';
  if (end <= instantOf(day, within.to)) return null;
  const endsToday = within.to <= MINUTES_PER_DAY;
  return endsToday && end > instantOf(day, MINUTES_PER_DAY) ? 'passes_midnight' : 'ends_after_closing';
}

/**
 * Returns the instant (epoch milliseconds) of a wall time; the first one if it happens twice.
 * @param day midnight of a date in the club's zone @param minutes from that midnight, also beyond the day
 */
export function instantOf(day: DateTime, minutes: number): number {
  const date = day.plus({ days: Math.floor(minutes / MINUTES_PER_DAY) }).startOf('day');
  const rest = minutes % MINUTES_PER_DAY;
  const wall = rest === 0 ? date : date.set({ hour: Math.floor(rest / 60), minute: rest % 60 });
  return Math.min(...wall.getPossibleOffsets().map((instant) => instant.toMillis()));
}

/** Hours and closed days of a club, and the zone that they are in. */
export type ClubOpening = Pick<Club, 'opening_hours' | 'closed_days' | 'timezone'>;

/**
 * Returns the stretches in which a club is open on its day `date`, in minutes from that date's midnight, with touching
 * ones joined; an end past midnight is above 1440. Empty on a closed day.
 */
export function openMinutesOf({ opening_hours: hours, closed_days }: ClubOpening, date: string) {
  if (closed_days.some((day) => day.date === date)) return [];
  const weekday = new Date(date).getUTCDay() || 7;
  const own = (hours.length === 0 ? ALWAYS_OPEN : hours).filter((h) => h.weekday === weekday).map(stretchMinutes);
  return joined(own);
}

/**
 * Offset of a time zone (minutes) around a calendar date; null if its clocks change from two days before to four after.
 */
export type SteadyOffset = (date: string) => number | null;

/** Creates the function that tells a zone's offset around dates. Looking one up takes long, so it remembers them. */
export function steadyOffsetsOf(timezone: string): SteadyOffset {
  const zone = Info.normalizeZone(timezone);
  const known = new Map<number, number>();
  const at = (utc: number) => {
    const offset = known.get(utc) ?? zone.offset(utc);
    known.set(utc, offset);
    return offset;
  };
  return (date) => {
    const utc = Date.parse(`${date}T00:00:00Z`);
    const offset = at(utc - 2 * DAY_MS);
    return offset === at(utc + 4 * DAY_MS) ? offset : null;
  };
}

/**
 * Returns a function from a wall time, in minutes from the midnight of `date` and up to two days ahead, to its instant
 * in epoch milliseconds; the first one if the wall time occurs twice.
 * @param offsetAround offsets of the zone; callers that ask for many dates share one
 */
export function instantsFrom(
  timezone: string,
  date: string,
  offsetAround = steadyOffsetsOf(timezone),
): (minutes: number) => number {
  const offset = offsetAround(date);
  if (offset !== null) {
    const utc = Date.parse(`${date}T00:00:00Z`);
    return (minutes) => utc + (minutes - offset) * MINUTE_MS;
  }
  const day = DateTime.fromISO(date, { zone: timezone }).startOf('day');
  return (minutes) => instantOf(day, minutes);
}

/** Every day from midnight to midnight. */
const ALWAYS_OPEN: readonly OpeningStretch[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  open: '00:00',
  close: '00:00',
}));

/**
 * Returns the stretches of the eve, the day and the day after in minutes from the midnight of `day`, with touching ones
 * joined; without those that begin on closed dates, and without what is over before that midnight.
 */
function mergedSpans(hours: readonly OpeningStretch[], day: DateTime, closed: ReadonlySet<string>) {
  const spans = [-1, 0, 1].flatMap((days) => {
    const date = day.plus({ days });
    if (closed.has(date.toFormat('yyyy-MM-dd'))) return [];
    const base = days * MINUTES_PER_DAY;
    return hours
      .filter((h) => h.weekday === date.weekday)
      .map(stretchMinutes)
      .map(({ from, to }) => ({ from: Math.max(0, base + from), to: base + to }))
      .filter(({ to }) => to > 0);
  });
  return joined(spans);
}

/** Joins spans that touch, by start. */
function joined(spans: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

/**
 * Returns true for an IANA name that the runtime knows. Offsets such as `+03:00` do not count: they have no clock
 * changes.
 */
export const isTimezone = (name: string) => /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name);
