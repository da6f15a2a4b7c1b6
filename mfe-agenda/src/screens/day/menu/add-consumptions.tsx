import type { Booking } from '@canchero/shared-contracts/booking';
import { HostSlot } from '@canchero/shared-contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useBookings } from '../../../bookings-data/bookings-context';
import { paymentsKey } from '../../../payments/payments-key';

/** Adds consumptions to a booking, by the widget of another remote. */
export function AddConsumptions({ booking, onClose }: { booking: Booking; onClose(): void }) {
  const { club } = useBookings();
  const client = useQueryClient();
  return (
    <HostSlot
      name="booking.add-consumption"
      bookingId={booking.id}
      players={booking.players}
      onChange={() => void client.invalidateQueries({ queryKey: paymentsKey(club.id, booking.id) })}
      onClose={onClose}
      loading={null}
    />
  );
}
