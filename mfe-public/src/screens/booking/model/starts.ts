import type { AvailableStart, PublicCourt } from '@canchero/shared-contracts/club';

type Offer = AvailableStart['courts'][number];

/** Start as a list shows it: the court that a tap takes, and how many more are free. */
export interface OfferedStart extends Offer {
  start: string;
  /** Number of courts that are free at this start. */
  free: number;
  /** True if the courts that are free have different prices; `price` is the lowest. */
  fromPrice: boolean;
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Returns each start with its cheapest court, the first one of several in the order of the club's courts. */
export function byTime(starts: readonly AvailableStart[], courts: readonly PublicCourt[]): OfferedStart[] {
  const rank = new Map(courts.map(({ id }, index) => [id, index]));
  return starts.flatMap(({ start, courts: offers }) => {
    const known = offers.filter(({ court_id }) => rank.has(court_id));
    const [best] = known.sort(
      (a, b) => a.price - b.price || (rank.get(a.court_id) as number) - (rank.get(b.court_id) as number),
    );
    const fromPrice = known.some(({ price }) => price !== best?.price);
    return best ? [{ ...best, start, free: known.length, fromPrice }] : [];
  });
}

/** Returns the starts of each court, in the order of the courts; courts without one are left out. */
export function byCourt(
  starts: readonly AvailableStart[],
  courts: readonly PublicCourt[],
): { court: PublicCourt; starts: OfferedStart[] }[] {
  return courts
    .map((court) => ({
      court,
      starts: starts.flatMap(({ start, courts: offers }) => {
        const offer = offers.find(({ court_id }) => court_id === court.id);
        return offer ? [{ ...offer, start, free: 1, fromPrice: false }] : [];
      }),
    }))
    .filter((one) => one.starts.length > 0);
}

/** Checks whether an instant is past the midnight that ends a date, on which the club is still open. */
export const isPastMidnight = (start: string, timezone: string, date: string): boolean =>
  dayAndTime(start, timezone).day > date;

/** Returns the part of the club's day in which an instant lies; the hours after midnight belong to the evening. */
export function partOfDay(start: string, timezone: string, date: string): PartOfDay {
  const { day, time } = dayAndTime(start, timezone);
  if (day > date || time >= '19') return 'evening';
  return time >= '12' ? 'afternoon' : 'morning';
}

function dayAndTime(instant: string, timeZone: string): { day: string; time: string } {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = local.format(new Date(instant)).split(' ');
  return { day, time };
}
