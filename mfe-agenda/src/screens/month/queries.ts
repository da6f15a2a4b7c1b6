import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingsKey } from '../../bookings-data/booking-cache';

const POLL_EVERY_MS = 30_000;
/** Time within which changes cause a single reload. */
const SETTLE_MS = 400;

/** Loads bookings and occupancy of each day of a month (YYYY-MM), kept current. `courtIds` null counts all courts. */
export function useMonth(clubId: string, month: string, courtIds: readonly string[] | null) {
  const host = useHost();
  const client = useQueryClient();
  const streaming = useStreaming();
  const asked = { month, ...(courtIds && { court_ids: courtIds.join() }) };
  const query = useQuery({
    queryKey: keyOf(bookingEndpoints.month, { clubId }, asked),
    queryFn: ({ signal }) => host.call(bookingEndpoints.month, { params: { clubId }, query: asked }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void client.invalidateQueries({ queryKey: keyOf(bookingEndpoints.month, { clubId }) }),
        SETTLE_MS,
      );
      // nobody listens for the days' lists while the month is shown
      void client.invalidateQueries({ queryKey: bookingsKey(clubId), refetchType: 'none' });
    };
    const names = [
      'booking.created',
      'booking.updated',
      'booking.cancelled',
      'booking.hold_ended',
      'block.changed',
      'block.removed',
    ] as const;
    const subscriptions = names.map((name) => host.bus.on(name, changed));
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [host, client, clubId]);
  return query;
}
