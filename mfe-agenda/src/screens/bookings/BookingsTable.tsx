import type { FoundBooking } from '@canchero/shared-contracts/booking-search';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { PaymentBadge } from '../../badges/PaymentBadge';
import { paths } from '../../paths';
import { useText } from '../../text';
import { useTableStyles } from './table-styles';

const COLUMNS = ['date', 'time', 'court', 'who', 'type', 'state', 'price', 'payment'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['price']);

/** One line a booking, which leads to the event; on phones a card. */
export function BookingsTable({
  bookings,
  formatter,
  busy,
}: {
  bookings: readonly FoundBooking[];
  formatter: Formatter;
  /** What is shown is of the filter before. */
  busy: boolean;
}) {
  const text = useText();
  const styles = useTableStyles();
  return (
    <div className={styles.place}>
      <table
        className={mergeClasses(styles.table, busy && styles.busy)}
        aria-label={text('bookings.title')}
        aria-busy={busy}
      >
        <thead className={styles.head}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.th, NUMBERS.has(column) && styles.number)}>
                {text(`bookings.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {bookings.map((booking) => (
            <tr
              key={booking.id}
              className={mergeClasses(styles.row, booking.state === 'cancelled' && styles.cancelled)}
            >
              <td className={mergeClasses(styles.td, styles.date)}>
                <Link className={styles.link} to={paths.event(booking.id)}>
                  {formatter.date(booking.start)}
                </Link>
              </td>
              <td className={mergeClasses(styles.td, styles.time)}>
                {formatter.time(booking.start)} – {formatter.time(booking.end)}
              </td>
              <td className={mergeClasses(styles.td, styles.court)}>{booking.court_name}</td>
              <td className={mergeClasses(styles.td, styles.who)}>
                <span className={styles.clamp}>{booking.players.join(', ') || booking.description || '–'}</span>
              </td>
              <td className={mergeClasses(styles.td, styles.type)}>
                {text(`type.${booking.event_type}`)}
                {booking.modality === 'fixed' && ` · ${text('bookings.fixed')}`}
              </td>
              <td className={mergeClasses(styles.td, styles.state)}>{text(`bookings.state.${booking.state}`)}</td>
              <td className={mergeClasses(styles.td, styles.number, styles.price)}>{formatter.money(booking.price)}</td>
              <td className={mergeClasses(styles.td, styles.payment)}>
                {booking.state === 'cancelled' ? '–' : <PaymentBadge status={booking.payment_status} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
