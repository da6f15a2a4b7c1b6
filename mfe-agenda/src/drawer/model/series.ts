import type { Series } from '@canchero/shared-contracts/booking';

type Occurrence = Series['occurrences'][number];

/** What changes of a series reach: what is still to come at `now` (epoch milliseconds). */
export const ahead = (occurrences: readonly Occurrence[], now: number): Occurrence[] =>
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
  const wanted = ahead(occurrences, now).filter((o) => from === null || Date.parse(o.start) >= from);
  return { going: wanted.filter((o) => o.paid === 0), staying: wanted.filter((o) => o.paid > 0) };
}
