import type { Booking } from '@canchero/shared-contracts/booking';
import type { Court } from '@canchero/shared-contracts/court';
import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';
import type { BookingCache } from '../../bookings-data/booking-cache';
import { courtsKey } from '../../bookings-data/queries';
import type { RecentChanges } from './model/recent-changes';

/** Takes the stream's events into the cache. What was cached is doubted once nobody listens any more. */
export function useLiveUpdates(
  clubId: string,
  cache: BookingCache,
  recentChanges: RecentChanges,
  isOwn: (booking: Booking) => boolean,
) {
  const host = useHost();
  useEffect(() => {
    const { bus, queryClient } = host;
    const take = ({ booking }: { booking: Booking }) => {
      if (booking.club_id !== clubId) return;
      if (!isOwn(booking)) recentChanges.add(booking, performance.now());
      cache.apply(booking);
    };
    const setCourts = (change: (courts: Court[]) => Court[]) =>
      queryClient.setQueryData<Court[]>(courtsKey(clubId), (courts) => courts && change(courts));
    const subscriptions = [
      bus.on('booking.created', take),
      bus.on('booking.updated', take),
      bus.on('booking.cancelled', take),
      bus.on('court.changed', ({ court }) => {
        if (court.club_id === clubId) setCourts((courts) => withCourt(courts, court));
      }),
      bus.on('court.removed', ({ court_id }) => setCourts((courts) => courts.filter((c) => c.id !== court_id))),
      bus.on('stream.resync', () => {
        void cache.invalidate();
        void queryClient.invalidateQueries({ queryKey: courtsKey(clubId) });
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      void queryClient.invalidateQueries({ queryKey: ['club', clubId], refetchType: 'none' });
    };
  }, [host, clubId, cache, recentChanges, isOwn]);
}

function withCourt(courts: Court[], court: Court): Court[] {
  const known = courts.find((c) => c.id === court.id);
  if (known && known.version >= court.version) return courts;
  return [...courts.filter((c) => c.id !== court.id), court].sort(
    (a, b) => a.sort - b.sort || a.name.localeCompare(b.name),
  );
}
