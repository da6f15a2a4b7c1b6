import type { Booking } from '@canchero/shared-contracts/booking';
import { type Axis, minuteOf } from './axis';

/** Booking with its place in its court's lane: minutes of the axis, and its share of the width. */
export interface PlacedBooking {
  booking: Booking;
  from: number;
  to: number;
  /** Index of its part of the width, from 0 to `columns` - 1. */
  column: number;
  columns: number;
}

/** Returns the start of the free place at a minute: the grid's line before it, or the end of what precedes it. */
export function freeStart(minute: number, slot: number, taken: readonly { from: number; to: number }[]): number {
  const ends = taken.map(({ to }) => to).filter((to) => to <= minute);
  return Math.max(Math.floor(minute / slot) * slot, ...ends);
}

/** Groups bookings by court. Courts without bookings are absent. */
export function byCourt(bookings: readonly Booking[]): Map<string, Booking[]> {
  const courts = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const list = courts.get(booking.court_id);
    if (list) list.push(booking);
    else courts.set(booking.court_id, [booking]);
  }
  return courts;
}

/**
 * Places one court's bookings. Overlapping ones (for example a no-show and the booking that replaced it) share the width:
 * each takes the first free column of its cluster, which has as many columns as needed.
 */
export function placeBookings(bookings: readonly Booking[], axis: Axis): PlacedBooking[] {
  const placed: PlacedBooking[] = bookings
    .map((booking) => ({
      booking,
      from: Math.max(0, minuteOf(axis, booking.start)),
      to: Math.min(axis.minutes, minuteOf(axis, booking.end)),
      column: 0,
      columns: 1,
    }))
    .filter((p) => p.to > p.from)
    .sort((a, b) => a.from - b.from || b.to - a.to || (a.booking.id < b.booking.id ? -1 : 1));
  let cluster: PlacedBooking[] = [];
  let columnEnds: number[] = [];
  let clusterEnd = Number.NEGATIVE_INFINITY;
  const closeCluster = () => {
    for (const p of cluster) p.columns = columnEnds.length;
    cluster = [];
    columnEnds = [];
  };
  for (const p of placed) {
    if (p.from >= clusterEnd) closeCluster();
    const free = columnEnds.findIndex((end) => end <= p.from);
    p.column = free === -1 ? columnEnds.length : free;
    columnEnds[p.column] = p.to;
    clusterEnd = Math.max(clusterEnd, p.to);
    cluster.push(p);
  }
  closeCluster();
  return placed;
}
