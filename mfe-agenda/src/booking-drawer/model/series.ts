import type { Series } from '@canchero/shared-contracts/booking';

type Occurrence = Series['occurrences'][number];

/** What changes of a series reach: what is still to come at `now` (epoch milliseconds). */
export const upcomingOccurrences = (occurrences: readonly Occurrence[], now: number): Occurrence[] =>
  occurrences.filter(
    (o) =>
      Date.parse(o.start) > now && (o.state === 'hold' || o.state === 'pending_payment' || o.state === 'confirmed'),
  );

export interface Loss {
  going: Occurrence[];
  /** Money came in for them: they stay. */
  staying: Occurrence[];
}

/** What removing a series would take: all that is to come, from an instant (epoch milliseconds) on where given. */
export function lossOf(occurrences: readonly Occurrence[], now: number, from: number | null): Loss {
  const wanted = upcomingOccurrences(occurrences, now).filter((o) => from === null || Date.parse(o.start) >= from);
  return { going: wanted.filter((o) => o.paid === 0), staying: wanted.filter((o) => o.paid > 0) };
}

/** Any week will do: 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Name of a weekday (1 = Monday … 7 = Sunday) within a sentence. */
export const weekdayText = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY);
