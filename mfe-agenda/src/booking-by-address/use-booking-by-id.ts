import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const newer = (a: Booking | undefined, b: Booking) => (a && a.version > b.version ? a : b);

/** Loads one booking, cancelled or not, kept current by the stream. */
export function useBookingById(clubId: string, bookingId: string) {
  const host = useHost();
  const client = useQueryClient();
  useEffect(() => {
    const take = ({ booking }: { booking: Booking }) => {
      if (booking.id !== bookingId) return;
      client.setQueryData<Booking>(keyOf(bookingEndpoints.get, { clubId, bookingId }), (known) =>
        newer(known, booking),
      );
    };
    const stops = (['booking.updated', 'booking.cancelled'] as const).map((name) => host.bus.on(name, take));
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, client, clubId, bookingId]);
  return useQuery<Booking>({
    queryKey: keyOf(bookingEndpoints.get, { clubId, bookingId }),
    queryFn: ({ signal }) => host.call(bookingEndpoints.get, { params: { clubId, bookingId } }, { signal }),
    // an answer may be older than an event that arrived before it
    structuralSharing: (before, next) => newer(before as Booking | undefined, next as Booking),
  });
}
