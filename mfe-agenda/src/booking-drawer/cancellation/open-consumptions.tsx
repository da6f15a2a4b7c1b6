import type { Booking } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { keyOf, useCan, useHost } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useQueries } from '@tanstack/react-query';
import { useBookings } from '../../bookings-data/bookings-context';

/**
 * Warns that bookings to be cancelled have consumptions that nobody has paid: how many, and how much is open. Whoever
 * does not see consumptions learns that there are some.
 */
export function OpenConsumptions({ bookings }: { bookings: readonly Pick<Booking, 'id' | 'has_consumptions'>[] }) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const host = useHost();
  const mayRead = useCan('consumption');
  const { count, open } = useQueries({
    queries: (mayRead ? bookings : []).map(({ id }) => {
      const params = { clubId: club.id, bookingId: id };
      return {
        queryKey: keyOf(consumptionEndpoints.ofBooking, params),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          host.call(consumptionEndpoints.ofBooking, { params }, { signal }),
        staleTime: 0,
      };
    }),
    combine: (answers) => ({
      count: answers.flatMap(({ data }) => data?.items ?? []).filter(({ paid, total }) => paid < total).length,
      open: answers.reduce((sum, { data }) => sum + (data?.totals.open ?? 0), 0),
    }),
  });
  const said = mayRead
    ? count > 0 && text('cancel.consumptions', { count, open: formatter.money(open) })
    : bookings.some((booking) => booking.has_consumptions) && text('cancel.consumptions.unseen');
  if (!said) return null;
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>{said}</MessageBarBody>
    </MessageBar>
  );
}
