import type { Booking } from '@canchero/shared-contracts/booking';
import { HostSlot } from '@canchero/shared-contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useBookings } from '../bookings-data/bookings-context';
import { paymentsKey } from '../payments/payments-key';

/** Consumptions of the booking, shown by the widget of another remote. */
export function ConsumptionsTab({ booking }: { booking: Booking }) {
  const { club } = useBookings();
  const client = useQueryClient();
  const players = useMemo(() => booking.players.map(({ id, name }) => ({ id, name })), [booking.players]);
  const reloadPayments = useCallback(
    () => void client.invalidateQueries({ queryKey: paymentsKey(club.id, booking.id) }),
    [client, club.id, booking.id],
  );
  return (
    <HostSlot
      name="event.consumptions"
      bookingId={booking.id}
      players={players}
      closed={booking.state === 'cancelled'}
      onChange={reloadPayments}
    />
  );
}
