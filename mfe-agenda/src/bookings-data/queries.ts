import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type BookingCache, bookingKey, bookingsKey, newer } from './booking-cache';
import { type IsoRange, shareBookings } from './model/booking-versions';
import { type ClubDay, type ClubHours, clubDay, shiftDate } from './model/club-day';

/** Bounds the effect of an event that the stream might miss. */
const STALE_AFTER_MS = 60_000;
/** Milliseconds between polls while the stream is down. */
const POLL_EVERY_MS = 15_000;
const NEIGHBOURS_AFTER_MS = 1_500;

export const courtsKey = (clubId: string) => keyOf(courtEndpoints.list, { clubId });

/** Loads the club's courts, in their order. */
export function useCourts(clubId: string) {
  const host = useHost();
  return useQuery({
    queryKey: courtsKey(clubId),
    queryFn: ({ signal }) => host.call(courtEndpoints.list, { params: { clubId } }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Changes the courts that were read; a reading under way may be older than the change and starts again. */
export async function changeCourts(client: QueryClient, clubId: string, change: (courts: Court[]) => Court[]) {
  const queryKey = courtsKey(clubId);
  client.setQueryData<Court[]>(queryKey, (courts) => courts && change(courts));
  if (!client.isFetching({ queryKey })) return;
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

const rangeOf = (day: ClubDay): IsoRange => ({
  from: new Date(day.from).toISOString(),
  to: new Date(day.to).toISOString(),
});

/** Loads the bookings of a day of the club, and prefetches those of the adjacent days. Without `enabled` it does nothing. */
export function useDayBookings(clubId: string, hours: ClubHours, day: ClubDay, cache: BookingCache, enabled = true) {
  const client = useQueryClient();
  const streaming = useStreaming();
  const options = useMemo(() => {
    const range = rangeOf(day);
    return dayQuery(clubId, range, cache);
  }, [clubId, day, cache]);
  const query = useQuery({ ...options, enabled, refetchInterval: streaming ? false : POLL_EVERY_MS });
  const loaded = query.isSuccess;
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => {
      for (const days of [1, -1]) {
        const beside = rangeOf(clubDay(hours, shiftDate(day.date, days)));
        void client.prefetchQuery(dayQuery(clubId, beside, cache));
      }
    }, NEIGHBOURS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded, client, clubId, hours, day, cache]);
  return query;
}

const dayQuery = (clubId: string, range: IsoRange, cache: BookingCache) => ({
  queryKey: bookingsKey(clubId, range),
  queryFn: ({ signal }: { signal: AbortSignal }) => cache.read(range, signal),
  structuralSharing: (before: unknown, next: unknown) =>
    shareBookings(before as readonly Booking[] | undefined, next as readonly Booking[]),
  staleTime: STALE_AFTER_MS,
});

/** Loads the bookings that touch a range, kept current. A null range loads nothing. */
export const useBookingsIn = (clubId: string, range: IsoRange | null, cache: BookingCache) =>
  useQuery({ ...dayQuery(clubId, range ?? { from: '', to: '' }, cache), enabled: range !== null });

/** Loads one booking, cancelled or not, kept current. A null id loads nothing. */
export function useBooking(clubId: string, bookingId: string | null, cache: BookingCache) {
  const host = useHost();
  return useQuery<Booking>({
    queryKey: bookingKey(clubId, bookingId),
    queryFn: ({ signal }) =>
      host.call(bookingEndpoints.get, { params: { clubId, bookingId: bookingId ?? '' } }, { signal }),
    enabled: bookingId !== null,
    initialData: () => (bookingId === null ? undefined : cache.find(bookingId)),
    // an answer may be older than an event that arrived before it
    structuralSharing: (before, next) => (before ? newer(before as Booking, next as Booking) : next),
  });
}

const SEARCH_AFTER_MS = 30_000;

/** Searches players by part of a name, phone or e-mail. */
export function usePlayers(clubId: string, q: string) {
  const host = useHost();
  const query = q ? { q } : {};
  return useQuery({
    queryKey: keyOf(playerEndpoints.list, { clubId }, query),
    queryFn: ({ signal }) => host.call(playerEndpoints.list, { params: { clubId }, query }, { signal }),
    staleTime: SEARCH_AFTER_MS,
    placeholderData: keepPreviousData,
  });
}
