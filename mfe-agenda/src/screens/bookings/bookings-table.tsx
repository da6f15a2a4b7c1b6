import { type FoundBooking, shownState } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { PaymentBadge } from '../../payments/payment-badge';
import { useText } from '../../text';
import { BookingMarks } from './booking-marks';
import { useTableStyles } from './table-styles';

interface BookingsTableProps {
  bookings: readonly FoundBooking[];
  formatter: Formatter;
  /** True while the rows still belong to the previous filter. */
  busy: boolean;
}

/** Table with a row per booking, a card on phones. A row leads to the event. */
export function BookingsTable({ bookings, formatter, busy }: BookingsTableProps) {
  const text = useText();
  const styles = useTableStyles();
  const row = useRowStyles();
  const cells = {
    date: ({ id, start }) => (
      <Link className={row.link} to={paths.event(id)}>
        {formatter.date(start)}
      </Link>
    ),
    time: ({ start, end }) => `${formatter.time(start)} – ${formatter.time(end)}`,
    court: ({ court_name }) => court_name,
    who: ({ players, description }) => <span className={styles.clamp}>{players.join(', ') || description || '–'}</span>,
    type: (booking) => (
      <>
        {text(`type.${booking.event_type}`) + (booking.modality === 'fixed' ? ` · ${text('bookings.fixed')}` : '')}
        <BookingMarks booking={booking} />
      </>
    ),
    state: (booking) => text(`bookings.state.${shownState(booking)}`),
    price: ({ price }) => formatter.money(price),
    payment: (booking) => {
      if (booking.state !== 'cancelled') return <PaymentBadge booking={booking} />;
      return booking.paid > 0 ? text('bookings.kept', { amount: formatter.money(booking.paid) }) : '–';
    },
  } as const satisfies Record<string, (booking: FoundBooking) => ReactNode>;
  const columns = (Object.keys(cells) as (keyof typeof cells)[]).map(
    (id): DataColumn<FoundBooking> => ({
      id,
      header: text(`label.${id}`),
      cell: cells[id],
      className: styles[id],
      number: id === 'price',
    }),
  );
  return (
    <DataTable
      label={text('bookings.title')}
      columns={columns}
      rows={bookings}
      keyOf={({ id }) => id}
      rowClassOf={({ state }) => state === 'cancelled' && styles.cancelled}
      busy={busy}
      wide
    />
  );
}
