import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { type AgendaView, shownCourts } from '../../agenda-view/use-agenda-view';
import { createBookingCache } from '../../bookings-data/booking-cache';
import { clubDay } from '../../bookings-data/model/club-day';
import { withPending } from '../../bookings-data/model/pending-changes';
import { useCourts, useDayBookings } from '../../bookings-data/queries';
import { useBookingActions } from '../../bookings-data/use-booking-actions';
import type { ChangeLog } from '../../undo/change-log';
import { axisRange, createAxis, isOnDay } from './model/axis';
import { useLiveUpdates } from './use-live-updates';

const NO_COURTS: readonly Court[] = [];
const NO_BOOKINGS: readonly Booking[] = [];

/** Data of the day that the view shows, kept current: courts, bookings with unanswered changes, and the time axis. */
export function useDay(club: Club, view: AgendaView, changes: ChangeLog) {
  const host = useHost();
  const cache = useMemo(() => createBookingCache(host, club.id), [host, club.id]);
  const [actions, pending] = useBookingActions(host, club.id, cache, changes);
  const isRecentChange = useLiveUpdates(club.id, cache, actions.isOwn);
  const courtsQuery = useCourts(club.id);
  const day = useMemo(() => clubDay(club, view.date), [club, view.date]);
  const bookingsQuery = useDayBookings(club.id, club, day, cache);

  const courts = courtsQuery.data ?? NO_COURTS;
  const { sport, courts: ids } = view;
  const shown = useMemo(() => shownCourts(courts, { sport, courts: ids }), [courts, sport, ids]);
  const loaded = bookingsQuery.data ?? NO_BOOKINGS;
  const bookings = useMemo(() => withPending(loaded, pending).filter((b) => isOnDay(day, b)), [loaded, pending, day]);
  const { from, to } = useMemo(() => axisRange(day, bookings), [day, bookings]);
  const axis = useMemo(() => createAxis(day, { from, to }), [day, from, to]);
  return {
    cache,
    actions,
    isRecentChange,
    courtsQuery,
    bookingsQuery,
    courts,
    shownCourts: shown,
    bookings,
    day,
    axis,
  };
}

export type DayData = ReturnType<typeof useDay>;
