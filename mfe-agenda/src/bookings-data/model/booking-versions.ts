import type { Booking } from '@canchero/shared-contracts/booking';

/** Span of a list of bookings, ISO-8601 UTC; `to` is exclusive. */
export interface IsoRange {
  from: string;
  to: string;
}

/**
 * A list with a newer state of one booking: the higher version wins, cancelled ones and those outside of the range
 * leave. The same array when nothing changed.
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
 * The newest state of each booking heard of, in the order of arrival. It tells news from echoes and latecomers, and
 * brings a list that was read meanwhile up to date: an answer may be older than an event that overtook it.
 */
export class BookingVersions {
  private readonly entries = new Map<string, { booking: Booking; position: number }>();
  private position = 0;

  /** Where the journal stands; pass it to `since` later. */
  get mark(): number {
    return this.position;
  }

  /** True if this is newer than all that was heard of the booking. */
  record(booking: Booking): boolean {
    const known = this.entries.get(booking.id);
    if (known && known.booking.version >= booking.version) return false;
    this.position += 1;
    this.entries.set(booking.id, { booking, position: this.position });
    return true;
  }

  /** What was heard after a mark. */
  since(mark: number): Booking[] {
    return [...this.entries.values()].filter((e) => e.position > mark).map((e) => e.booking);
  }
}

/** A list read again, with the objects of the one before for what did not change: unchanged blocks are not drawn. */
export function shareBookings(before: readonly Booking[] | undefined, next: readonly Booking[]): readonly Booking[] {
  if (!before) return next;
  const known = new Map(before.map((b) => [b.id, b]));
  const shared = next.map((b) => {
    const old = known.get(b.id);
    return old && old.version === b.version ? old : b;
  });
  return shared.length === before.length && shared.every((b, i) => b === before[i]) ? before : shared;
}
