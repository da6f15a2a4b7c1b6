import { blockEndpoints } from '@canchero/shared-contracts/block';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import type { BookingCache } from '../../bookings-data/booking-cache';
import { changeCourts } from '../../bookings-data/queries';
import { RecentChanges } from './model/recent-changes';

/** Endpoints whose answers the day shows and keeps current. */
const SHOWN = [bookingEndpoints.list, bookingEndpoints.get, courtEndpoints.list, blockEndpoints.list];

/**
 * Applies the stream's events to the cache, and marks what the day shows as stale when the screen closes and nobody listens.
 * Returns whether a booking is a colleague's change that was not shown yet; true once for each change.
 */
export function useLiveUpdates(clubId: string, cache: BookingCache, isOwn: (booking: Booking) => boolean) {
  const host = useHost();
  const [recentChanges] = useState(() => new RecentChanges());
  useEffect(() => {
    const { bus, queryClient } = host;
    const applyBooking = ({ booking }: { booking: Booking }) => {
      if (booking.club_id !== clubId) return;
      if (!isOwn(booking)) recentChanges.add(booking, performance.now());
      cache.apply(booking);
    };
    const setCourts = (change: (courts: Court[]) => Court[]) => void changeCourts(queryClient, clubId, change);
    /** Reads the day again for marks that come or go without a new version of the booking. */
    const reload = (shows: (booking: Booking) => boolean) => cache.some(shows) && void cache.invalidate();
    const subscriptions = [
      bus.on('booking_note.changed', ({ booking_id, series_id }) =>
        reload((b) => b.id === booking_id || (b.series_id !== null && b.series_id === series_id)),
      ),
      bus.on('consumption.changed', ({ booking_id }) => reload((b) => b.id === booking_id)),
      bus.on('booking.created', applyBooking),
      bus.on('booking.updated', applyBooking),
      bus.on('booking.cancelled', applyBooking),
      bus.on('booking.hold_ended', ({ club_id, booking_id }) => {
        if (club_id === clubId) cache.remove(booking_id);
      }),
      bus.on('court.changed', ({ court }) => {
        if (court.club_id === clubId) setCourts((courts) => withCourt(courts, court));
      }),
      bus.on('court.removed', ({ court_id }) => setCourts((courts) => courts.filter((c) => c.id !== court_id))),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      for (const endpoint of SHOWN) {
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint, { clubId }), refetchType: 'none' });
      }
    };
  }, [host, clubId, cache, recentChanges, isOwn]);
  return useCallback((booking: Booking) => recentChanges.take(booking, performance.now()), [recentChanges]);
}

function withCourt(courts: Court[], court: Court): Court[] {
  const known = courts.find((c) => c.id === court.id);
  if (known && known.version >= court.version) return courts;
  return [...courts.filter((c) => c.id !== court.id), court].sort(
    (a, b) => a.sort - b.sort || a.name.localeCompare(b.name),
  );
}
