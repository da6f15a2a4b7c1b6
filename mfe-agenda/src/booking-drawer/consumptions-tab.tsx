import type { Booking } from '@canchero/shared-contracts/booking';
import { HostSlot } from '@canchero/shared-contracts/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { paymentsKey } from '../payments/queries';

/** What was consumed at the booking: another remote's widget. */
export function ConsumptionsTab({ clubId, booking }: { clubId: string; booking: Booking }) {
  const client = useQueryClient();
  const players = useMemo(() => booking.players.map(({ id, name }) => ({ id, name })), [booking.players]);
  const readSums = useCallback(
    () => void client.invalidateQueries({ queryKey: paymentsKey(clubId, booking.id) }),
    [client, clubId, booking.id],
  );
  return (
    <HostSlot
      name="event.consumptions"
      bookingId={booking.id}
      players={players}
      closed={booking.state === 'cancelled'}
      onChange={readSums}
    />
  );
}
