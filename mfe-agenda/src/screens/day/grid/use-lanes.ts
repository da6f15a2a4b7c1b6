import type { Booking } from '@canchero/shared-contracts/booking';
import { useMemo } from 'react';
import type { Axis } from '../model/axis';
import { byCourt, type PlacedBooking, placeBookings } from '../model/layout';
import type { GridCourt } from './types';

const NONE: readonly PlacedBooking[] = [];

/**
 * Returns the placed bookings of each court, in the courts' order. A court with unchanged bookings keeps its array, so
 * that a live update draws one column.
 */
export function useLanes(courts: readonly GridCourt[], bookings: readonly Booking[], axis: Axis) {
  const place = useMemo(() => createPlacer(axis), [axis]);
  return useMemo(() => {
    const lists = byCourt(bookings);
    return courts.map((court) => place(court.id, lists.get(court.id)));
  }, [courts, bookings, place]);
}

function createPlacer(axis: Axis) {
  const known = new Map<string, { list: readonly Booking[]; placed: readonly PlacedBooking[] }>();
  return (courtId: string, list: readonly Booking[] | undefined): readonly PlacedBooking[] => {
    if (!list) return NONE;
    const before = known.get(courtId);
    if (before && before.list.length === list.length && before.list.every((b, i) => b === list[i]))
      return before.placed;
    const placed = placeBookings(list, axis);
    known.set(courtId, { list, placed });
    return placed;
  };
}
