import type { NewCourtSuspension } from '@canchero/shared-contracts/block';
import { type Booking, occupies, overlaps } from '@canchero/shared-contracts/booking';
import type { ReturnedMoney } from '../../../payments/use-returned-cash';

/** Destination of the money of a booking that a suspension cancels. */
export type Destination = NonNullable<NewCourtSuspension['bookings'][number]['destination']>;

/** Returns the bookings that hold one of the courts at some time of a span, by start. */
export const bookingsInTheWay = (
  bookings: readonly Booking[],
  { court_ids, start, end }: { court_ids: readonly string[]; start: string; end: string },
): Booking[] =>
  bookings
    .filter((b) => court_ids.includes(b.court_id) && occupies(b) && overlaps(b, { start, end }))
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));

/** Returns where the money of a booking goes: credit needs a player who gets it. */
export const destinationOf = (
  { id, players }: Pick<Booking, 'id' | 'players'>,
  all: Destination,
  own: Readonly<Record<string, Destination>>,
): Destination => (players.length === 0 ? 'money' : (own[id] ?? all));

/** Returns the bookings of a suspension as its call takes them. */
export const entriesOf = (
  bookings: readonly Booking[],
  all: Destination,
  own: Readonly<Record<string, Destination>>,
): NewCourtSuspension['bookings'] =>
  bookings.map((booking) => ({
    id: booking.id,
    version: booking.version,
    ...(booking.paid > 0 && { destination: destinationOf(booking, all, own) }),
  }));

/** Returns what each booking of a suspension gives back as money: all that was paid. */
export const returnedOf = (
  bookings: readonly Booking[],
  all: Destination,
  own: Readonly<Record<string, Destination>>,
): ReturnedMoney[] =>
  bookings
    .filter((booking) => booking.paid > 0 && destinationOf(booking, all, own) === 'money')
    .map(({ id, paid }) => ({ bookingId: id, amount: paid }));

export const paidOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { paid }) => sum + paid, 0);
