import type { Booking } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { onlinePaymentEndpoints } from '@canchero/shared-contracts/online-payment';
import { type BookingPayments, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentsKey } from './payments-key';

const STALE_AFTER_MS = 10_000;

/** Query of the payments of a booking. */
export const bookingPaymentsQuery = (host: HostServices, clubId: string, bookingId: string) => ({
  queryKey: paymentsKey(clubId, bookingId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    host.call(paymentEndpoints.ofBooking, { params: { clubId, bookingId } }, { signal }),
  staleTime: STALE_AFTER_MS,
});

/**
 * Loads the payments of a booking, again when somebody else changed or cancelled the booking, or changed its
 * consumptions.
 */
export function useBookingPayments(clubId: string, bookingId: string) {
  const host = useHost();
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = paymentsKey(clubId, bookingId);
    const reread = () => void client.invalidateQueries({ queryKey });
    const changed = ({ booking }: { booking: Booking }) => {
      if (booking.id !== bookingId) return;
      const known = client.getQueryData<BookingPayments>(queryKey);
      if (!known || known.booking.version < booking.version) reread();
    };
    const ends = [
      host.bus.on('booking.updated', changed),
      host.bus.on('booking.cancelled', changed),
      host.bus.on('consumption.changed', ({ booking_id }) => booking_id === bookingId && reread()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [host, client, clubId, bookingId]);
  return useQuery(bookingPaymentsQuery(host, clubId, bookingId));
}

/** Loads the payments of a booking at the gateway, again with its own payments when one changed there. */
export function useOnlinePayments(clubId: string, bookingId: string) {
  const host = useHost();
  const client = useQueryClient();
  const params = { clubId, bookingId };
  const queryKey = keyOf(onlinePaymentEndpoints.ofBooking, params);
  useEffect(() => {
    const reload = (queryKey: ReturnType<typeof paymentsKey>) => void client.invalidateQueries({ queryKey });
    const online = keyOf(onlinePaymentEndpoints.ofBooking, { clubId, bookingId });
    const ends = [
      host.bus.on('online_payment.changed', ({ booking_id }) => {
        if (booking_id !== bookingId) return;
        reload(online);
        reload(paymentsKey(clubId, bookingId));
      }),
      host.bus.on('booking.updated', ({ booking }) => booking.id === bookingId && reload(online)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [host, client, clubId, bookingId]);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => host.call(onlinePaymentEndpoints.ofBooking, { params }, { signal }),
    staleTime: STALE_AFTER_MS,
  });
}
