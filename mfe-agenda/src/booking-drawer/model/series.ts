import {
  cancellationTerms,
  type DepositRule,
  type RemovalRefund,
  type Series,
} from '@canchero/shared-contracts/booking';
import type { ReturnedMoney } from '../../payments/use-returned-cash';

type Occurrence = Series['occurrences'][number];

/** Returns the upcoming occurrences at `now` (epoch milliseconds), to which changes of a series apply. */
export const upcomingOccurrences = (occurrences: readonly Occurrence[], now: number): Occurrence[] =>
  occurrences.filter(
    (o) =>
      Date.parse(o.start) > now && (o.state === 'hold' || o.state === 'pending_payment' || o.state === 'confirmed'),
  );

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

/** Any Monday: 2024-01-01. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Returns the name of a weekday (1 = Monday … 7 = Sunday) within a sentence. */
export const weekdayText = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (weekday - 1) * DAY);
