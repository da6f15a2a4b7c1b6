import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useMemo } from 'react';
import { type AgendaView, shownCourts } from '../../agenda-view/use-agenda-view';
import type { BookingCache } from '../../bookings-data/booking-cache';
import { clubDay } from '../../bookings-data/model/club-day';
import { type PendingChanges, withPending } from '../../bookings-data/model/pending-changes';
import { useCourts, useDayBookings } from '../../bookings-data/queries';
import { axisRange, createAxis, isOnDay } from './model/axis';

const NO_COURTS: readonly Court[] = [];
const NO_BOOKINGS: readonly Booking[] = [];

/** What the day's view shows: the courts that pass the filter, their bookings, and the time axis. */
export function useDay(club: Club, view: AgendaView, cache: BookingCache, pending: PendingChanges) {
  const courtsQuery = useCourts(club.id);
  const day = useMemo(() => clubDay(club, view.date), [club, view.date]);
  const bookingsQuery = useDayBookings(club.id, club, day, cache);

  const courts = courtsQuery.data ?? NO_COURTS;
  const { sport, courts: ids } = view;
  const shown = useMemo(() => shownCourts(courts, { sport, courts: ids }), [courts, sport, ids]);
  const read = bookingsQuery.data ?? NO_BOOKINGS;
  const bookings = useMemo(() => withPending(read, pending).filter((b) => isOnDay(day, b)), [read, pending, day]);
  const { from, to } = useMemo(() => axisRange(day, bookings), [day, bookings]);
  const axis = useMemo(() => createAxis(day, { from, to }), [day, from, to]);
  return { courtsQuery, bookingsQuery, courts, shownCourts: shown, bookings, day, axis };
}
