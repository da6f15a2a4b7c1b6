import { type Club, instantOf, stretchMinutes } from '@canchero/shared-contracts/club';
import { DateTime } from 'luxon';

/** Range of instants in epoch milliseconds; `to` is exclusive. */
export interface EpochRange {
  from: number;
  to: number;
}

export type ClubHours = Pick<Club, 'opening_hours' | 'timezone'> & Partial<Pick<Club, 'closed_days'>>;

/**
 * Day of a club: hours past midnight belong to the day on which the club opened. One day ends where the next begins, so
 * that every instant belongs to exactly one day.
 */
export interface ClubDay extends EpochRange {
  /** YYYY-MM-DD in the club's zone. */
  date: string;
  timezone: string;
  /** Name of the closed day, as in a holiday's, perhaps empty; null on other days. */
  closure: string | null;
  /** The opening hours, by start. Empty on a day on which the club is closed. */
  open: readonly EpochRange[];
  /** Range shown when nothing is booked: the opening hours, or on a weekday without any those of the whole week. */
  usual: EpochRange;
}

const MINUTES_PER_DAY = 24 * 60;

/** Returns the day of a calendar date. Wall times that a clock change skips count as the moment after it. */
export function clubDay({ opening_hours: hours, closed_days = [], timezone }: ClubHours, date: string): ClubDay {
  const midnight = DateTime.fromISO(date, { zone: timezone }).startOf('day');
  const at = (minutes: number) => instantOf(midnight, minutes);
  const stretches = (weekday: number) => hours.filter((h) => h.weekday === weekday).map(stretchMinutes);
  const own = stretches(midnight.weekday).sort((a, b) => a.from - b.from);
  const lateTail = (spans: readonly { to: number }[]) => Math.max(0, ...spans.map((s) => s.to - MINUTES_PER_DAY));
  const from = at(lateTail(stretches(midnight.minus({ days: 1 }).weekday)));
  const to = at(MINUTES_PER_DAY + lateTail(own));
  const usual = hours.length === 0 ? [{ from, to }] : own.map((s) => ({ from: at(s.from), to: at(s.to) }));
  const first = usual[0] ?? usualHours(hours, at);
  const closure = closed_days.find((day) => day.date === date)?.name ?? null;
  const open = closure === null ? usual : [];
  return { date, timezone, from, to, closure, open, usual: { from: first.from, to: (usual.at(-1) ?? first).to } };
}

function usualHours(hours: ClubHours['opening_hours'], at: (minutes: number) => number): EpochRange {
  const spans = hours.map(stretchMinutes);
  return { from: at(Math.min(...spans.map((s) => s.from))), to: at(Math.max(...spans.map((s) => s.to))) };
}

/** Returns the calendar date of the club's day that contains an instant. */
export function clubDateOf(club: ClubHours, instant: number): string {
  const local = DateTime.fromMillis(instant, { zone: club.timezone });
  const date = isoDate(local);
  return instant < clubDay(club, date).from ? isoDate(local.minus({ days: 1 })) : date;
}

export const shiftDate = (date: string, days: number): string =>
  isoDate(DateTime.fromISO(date, { zone: 'utc' }).plus({ days }));

/** Returns the same day of another month, or that month's last day. */
export const shiftMonth = (date: string, months: number): string =>
  isoDate(DateTime.fromISO(date, { zone: 'utc' }).plus({ months }));

/** Returns the instant with the wall time of `start` on the club's day of another date. */
export function sameTimeOn(club: ClubHours, start: string, date: string): string {
  const local = DateTime.fromISO(start, { zone: club.timezone });
  const minutes = local.hour * 60 + local.minute;
  const midnight = DateTime.fromISO(date, { zone: club.timezone }).startOf('day');
  const sameDate = instantOf(midnight, minutes);
  const isEve = sameDate < clubDay(club, date).from;
  return new Date(isEve ? instantOf(midnight, minutes + MINUTES_PER_DAY) : sameDate).toISOString();
}

const isoDate = (date: DateTime) => date.toFormat('yyyy-MM-dd');

/** Returns the later of two calendar dates, YYYY-MM-DD. */
export const laterDate = (a: string, b: string): string => (a > b ? a : b);
