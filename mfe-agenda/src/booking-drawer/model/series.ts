import {
  type CreatedBooking,
  cancellationTerms,
  type DepositRule,
  type RemovalRefund,
  type Series,
  type SeriesPreview,
} from '@canchero/shared-contracts/booking';
import { laterDate } from '../../bookings-data/model/club-day';
import type { ReturnedMoney } from '../../payments/use-returned-cash';

type Occurrence = Series['occurrences'][number];

/** Returns the upcoming occurrences at `now` (epoch milliseconds), to which changes of a series apply. */
export const upcomingOccurrences = (occurrences: readonly Occurrence[], now: number): Occurrence[] =>
  occurrences.filter(
    (o) =>
      Date.parse(o.start) > now && (o.state === 'hold' || o.state === 'pending_payment' || o.state === 'confirmed'),
  );

/**
 * Returns the last day of a series, YYYY-MM-DD: its end, or that of a later occurrence that stayed. Null if all of its
 * occurrences are cancelled, since the end then lies before dates that it once had.
 * @param dateOf returns the day of an occurrence in the club
 */
export function lastDayOf({ end_date, occurrences }: Series, dateOf: (start: string) => string): string | null {
  const last = occurrences.at(-1);
  return last ? laterDate(end_date, dateOf(last.start)) : null;
}

export interface Loss {
  going: Occurrence[];
  /** Occurrences with payments, which stay. */
  staying: Occurrence[];
}

/** Returns what removing a series would cancel: all upcoming occurrences, or those from an instant (epoch ms) on. */
export function lossOf(occurrences: readonly Occurrence[], now: number, from: number | null): Loss {
  const wanted = upcomingOccurrences(occurrences, now).filter((o) => from === null || Date.parse(o.start) >= from);
  return { going: wanted.filter((o) => o.paid === 0), staying: wanted.filter((o) => o.paid > 0) };
}

/** Sums what was paid of occurrences and what the club keeps of it by its rule at `now` (epoch ms), in centavos. */
export const settledByRule = (paid: readonly Occurrence[], rule: DepositRule, now: number) =>
  paid.reduce((sums, o) => ({ paid: sums.paid + o.paid, kept: sums.kept + cancellationTerms(rule, o, now).kept }), {
    paid: 0,
    kept: 0,
  });

/** Returns what each paid occurrence gives back as money when they are removed with `refund` at `now` (epoch ms). */
export const returnedOf = (
  paid: readonly Occurrence[],
  refund: RemovalRefund | undefined,
  rule: DepositRule,
  now: number,
): ReturnedMoney[] =>
  refund?.destination !== 'money'
    ? []
    : paid.map((o) => ({
        bookingId: o.id,
        amount: o.paid - (refund.keep === 'rule' ? cancellationTerms(rule, o, now).kept : 0),
      }));

/** Outcome of the dates of a new series on all of its courts. */
export interface SeriesOutcome {
  created: number;
  /** Dates that were booked on a court which is none of the series. */
  moved: number;
  /** Starts of the dates that were skipped, by court; courts without any are left out. */
  skipped: { court_id: string; starts: string[] }[];
}

/** Sums what became of a new series over its courts; null for what does not repeat. */
export function seriesOutcome({ others = [], ...first }: CreatedBooking): SeriesOutcome | null {
  const courts = [first, ...others].flatMap(({ court_id, series }) => (series ? [{ court_id, ...series }] : []));
  if (courts.length === 0) return null;
  return {
    created: courts.reduce((sum, { created }) => sum + created, 0),
    moved: courts.reduce((sum, { on_other_courts = [] }) => sum + on_other_courts.length, 0),
    skipped: courts.flatMap(({ court_id, skipped }) =>
      skipped.length > 0 ? [{ court_id, starts: skipped.map(({ start }) => start) }] : [],
    ),
  };
}

/** Dates that a series would have on one of its courts. */
export interface CourtDates extends SeriesPreview {
  court_id: string;
}

/**
 * Takes back the free courts that were named for taken dates, where a court of the series itself, or one named for an
 * earlier court, would be booked twice: each court was asked for alone.
 */
export function withoutDoubles(courts: readonly CourtDates[]): CourtDates[] {
  const used = new Set(courts.flatMap((court) => court.occurrences.map(({ start }) => `${court.court_id} ${start}`)));
  return courts.map((court) => ({
    ...court,
    occurrences: court.occurrences.map((o) => {
      const place = `${o.other_court?.id} ${o.start}`;
      if (!o.other_court || used.has(place)) return { ...o, other_court: null };
      used.add(place);
      return o;
    }),
  }));
}

/** Any Monday: 2024-01-01. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Returns the name of a weekday (1 = Monday … 7 = Sunday) within a sentence. */
export const weekdayText = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY);
