import type { Booking } from '@canchero/shared-contracts/booking';

/** Range of a list of bookings, ISO-8601 UTC; `to` is exclusive. */
export interface IsoRange {
  from: string;
  to: string;
}

/**
 * Returns a list with a newer version of one booking: the higher version wins, and cancelled bookings or those outside
 * the range leave. Returns the same array if nothing changed.
 */
export function upsertBooking(list: readonly Booking[], booking: Booking, range: IsoRange): readonly Booking[] {
  const index = list.findIndex((b) => b.id === booking.id);
  const known = list[index];
  if (known && known.version >= booking.version) return list;
  if (booking.state !== 'cancelled' && touches(booking, range)) {
    return known ? list.with(index, booking) : [...list, booking];
  }
  return known ? list.toSpliced(index, 1) : list;
}

export const touches = (booking: Pick<Booking, 'start' | 'end'>, range: IsoRange) =>
  Date.parse(booking.start) < Date.parse(range.to) && Date.parse(booking.end) > Date.parse(range.from);

/**
 * Newest known version of each booking, in order of arrival. Distinguishes changes from echoes and older versions, and
 * updates a list that was loaded meanwhile: an answer may be older than an event that arrived before it.
 */
export class BookingVersions {
  private readonly entries = new Map<string, { booking: Booking; position: number }>();
  private position = 0;

  /** Current position; pass it to `since` later. */
  get mark(): number {
    return this.position;
  }

  /** Records a version. Returns true if it is newer than the known one. */
  record(booking: Booking): boolean {
    const known = this.entries.get(booking.id);
    if (known && known.booking.version >= booking.version) return false;
    this.position += 1;
    this.entries.set(booking.id, { booking, position: this.position });
    return true;
  }

  /** Returns the versions recorded after a mark. */
  since(mark: number): Booking[] {
    return [...this.entries.values()].filter((e) => e.position > mark).map((e) => e.booking);
  }
}

/** Notes and consumptions come and go without a new version. */
const isSame = (a: Booking, b: Booking) =>
  a.version === b.version && a.has_notes === b.has_notes && a.has_consumptions === b.has_consumptions;

/** Returns a reloaded list with the previous objects of unchanged bookings, so that their cards are not drawn again. */
export function shareBookings(before: readonly Booking[] | undefined, next: readonly Booking[]): readonly Booking[] {
  if (!before) return next;
  const known = new Map(before.map((b) => [b.id, b]));
  const shared = next.map((b) => {
    const old = known.get(b.id);
    return old && isSame(old, b) ? old : b;
  });
  return shared.length === before.length && shared.every((b, i) => b === before[i]) ? before : shared;
}
