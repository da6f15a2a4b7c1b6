import type { NewCourtSuspension } from '@canchero/shared-contracts/block';
import { type Booking, occupies, overlaps } from '@canchero/shared-contracts/booking';
import type { Centavos } from '@canchero/shared-contracts/core';
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

/** Booking that a suspension cancelled, with what had been paid for it and where that goes. */
export interface SuspendedBooking {
  booking: Booking;
  /** Centavos. */
  paid: Centavos;
  destination: Destination;
}

/** Adds to the cancelled bookings what had been paid for them, as they were before. */
export const suspendedOf = (
  cancelled: readonly Booking[],
  before: readonly Booking[],
  all: Destination,
  own: Readonly<Record<string, Destination>>,
): SuspendedBooking[] =>
  cancelled.map((booking) => {
    const paid = before.find(({ id }) => id === booking.id)?.paid ?? 0;
    return { booking, paid, destination: destinationOf(booking, all, own) };
  });

export const paidOf = (bookings: readonly Booking[]) => bookings.reduce((sum, { paid }) => sum + paid, 0);
