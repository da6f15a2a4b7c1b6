import type { Booking, BookingPlace } from '@canchero/shared-contracts/booking';

type PendingPlace = BookingPlace & Pick<Booking, 'end'>;

/**
 * Changes that the server has not answered yet. They are kept apart from the server's data: reverting one means dropping
 * it, and a colleague's change that arrives meanwhile is not lost.
 */
export interface PendingChanges {
  placed: ReadonlyMap<string, PendingPlace>;
  created: ReadonlyMap<string, Booking>;
}

export const NOTHING_PENDING: PendingChanges = { placed: new Map(), created: new Map() };

/** Returns the bookings with all pending changes applied; the same array if there are none. */
export function withPending(bookings: readonly Booking[], pending: PendingChanges): readonly Booking[] {
  const { placed, created } = pending;
  if (placed.size + created.size === 0) return bookings;
  const known = new Set(bookings.map((b) => b.id));
  const shown = bookings.map((b) => {
    const place = placed.get(b.id);
    return place ? { ...b, ...place } : b;
  });
  return [...shown, ...[...created.values()].filter((b) => !known.has(b.id))];
}

export const pendPlace = (p: PendingChanges, id: string, place: PendingPlace): PendingChanges => ({
  ...p,
  placed: new Map(p.placed).set(id, place),
});

export const pendCreation = (p: PendingChanges, booking: Booking): PendingChanges => ({
  ...p,
  created: new Map(p.created).set(booking.id, booking),
});

/** Removes the pending changes of a booking that was answered or refused. */
export function settle(p: PendingChanges, id: string): PendingChanges {
  const placed = new Map(p.placed);
  const created = new Map(p.created);
  placed.delete(id);
  created.delete(id);
  return { placed, created };
}
