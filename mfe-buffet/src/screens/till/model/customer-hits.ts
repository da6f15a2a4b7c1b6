import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';

/** Booking found for a ticket: `name` is its court, `detail` its time and player. */
export interface BookingHit {
  id: string;
  name: string;
  detail: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the bookings that match a search (court, players, description), by start and court. */
export function bookingHits(
  bookings: readonly Booking[],
  courts: readonly Pick<Court, 'id' | 'name'>[],
  { time }: { time(instant: string): string },
  search: string,
): BookingHit[] {
  const names = new Map(courts.map((court) => [court.id, court.name]));
  const words = fold(search).split(/\s+/).filter(Boolean);
  return [...bookings]
    .filter((booking) => booking.state !== 'cancelled')
    .sort((a, b) => a.start.localeCompare(b.start))
    .map((booking) => {
      const who = booking.players.map(({ name }) => name).join(', ') || booking.description;
      const name = names.get(booking.court_id) ?? '';
      const when = `${time(booking.start)} – ${time(booking.end)}`;
      return { id: booking.id, name, detail: who ? `${when} · ${who}` : when };
    })
    .filter(({ name, detail }) => words.every((word) => fold(`${name} ${detail}`).includes(word)));
}
