import type { Booking } from '@canchero/shared-contracts/booking';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { type Formatter, keyOf, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { LoadError } from '@canchero/shared-contracts/ui';
import { useQuery } from '@tanstack/react-query';
import { useReread } from '../../bookings-data/use-reread';
import { useText } from '../../text';
import { useDetailStyles } from './styles';

interface SlipConsumptionsProps {
  booking: Booking;
  formatter: Formatter;
}

const EVENTS = ['consumption.changed'] as const;

/** Lists what was consumed at a booking, with what is paid and open of it; nothing if there is none. */
export function SlipConsumptions({ booking, formatter }: SlipConsumptionsProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useDetailStyles();
  const host = useHost();
  const params = { clubId: booking.club_id, bookingId: booking.id };
  const query = useQuery({
    queryKey: keyOf(consumptionEndpoints.ofBooking, params),
    queryFn: ({ signal }) => host.call(consumptionEndpoints.ofBooking, { params }, { signal }),
    staleTime: 0,
  });
  useReread(booking.club_id, consumptionEndpoints.ofBooking, EVENTS);
  const { data } = query;
  if (!data && query.isError) {
    return (
      <LoadError
        title={text('failed.consumptions')}
        reason={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data || data.items.length === 0) return null;
  const { total, paid, open } = data.totals;
  const sums: [string, number][] = [
    [text('detail.total'), total],
    [text('payment.fully_paid'), paid],
    [text('detail.pending'), open],
  ];
  return (
    <section>
      <h2 className={styles.name}>{text('form.tab.consumptions')}</h2>
      <ul className={styles.players}>
        {data.items.map(({ id, quantity, name, player_name, total: amount }) => (
          <li key={id} className={styles.player}>
            <span>
              {quantity} × {[name, player_name].filter(Boolean).join(' · ')}
            </span>
            <span>{formatter.money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{formatter.money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
