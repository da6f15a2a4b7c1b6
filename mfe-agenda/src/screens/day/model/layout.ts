import type { Booking } from '@canchero/shared-contracts/booking';
import { type Axis, minuteOf } from './axis';

/** A booking with its place in its court's column: minutes of the axis, and the share of the width. */
export interface PlacedBooking {
  booking: Booking;
  from: number;
  to: number;
  /** Which of `columns` parts of the width, from 0. */
  column: number;
  columns: number;
}

/** Where a free place that was pointed at begins: at the line before, or where what stands there ends. */
export function freeStart(minute: number, slot: number, taken: readonly { from: number; to: number }[]): number {
  const ends = taken.map(({ to }) => to).filter((to) => to <= minute);
  return Math.max(Math.floor(minute / slot) * slot, ...ends);
}

/** Bookings of each court. Courts without any are absent. */
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
 * Places one court's bookings. Those that overlap (a no-show and who came instead, bookings from before a rule)
 * share the width: each takes the first free column of its cluster, and a cluster is as wide as it needs.
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
