import type { Booking } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { keyOf, useCan, useHost } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useQuery } from '@tanstack/react-query';
import { useBookings } from '../../bookings-data/bookings-context';

/**
 * Warns that a booking to be cancelled has consumptions that nobody has paid: how many, and how much is open. Whoever
 * does not see consumptions learns that there are some.
 */
export function OpenConsumptions({ booking }: { booking: Booking }) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const host = useHost();
  const mayRead = useCan('consumption');
  const params = { clubId: club.id, bookingId: booking.id };
  const { data } = useQuery({
    queryKey: keyOf(consumptionEndpoints.ofBooking, params),
    queryFn: ({ signal }) => host.call(consumptionEndpoints.ofBooking, { params }, { signal }),
    staleTime: 0,
    enabled: mayRead,
  });
  const count = data?.items.filter(({ paid, total }) => paid < total).length ?? 0;
  const said = mayRead
    ? count > 0 && text('cancel.consumptions', { count, open: formatter.money(data?.totals.open ?? 0) })
    : booking.has_consumptions && text('cancel.consumptions.unseen');
  if (!said) return null;
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>{said}</MessageBarBody>
    </MessageBar>
  );
}
