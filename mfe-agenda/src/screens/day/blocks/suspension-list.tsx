import type { Booking } from '@canchero/shared-contracts/booking';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, Select } from '@canchero/shared-contracts/ui-forms';
import { useBookings } from '../../../bookings-data/bookings-context';
import { type Destination, destinationOf, paidOf } from './suspension';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: '8px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '220px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '6px 2px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  place: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  paid: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  choice: { minWidth: '128px' },
  reason: {
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'right',
  },
});

interface SuspensionListProps {
  bookings: readonly Booking[];
  /** Choice for all bookings, and for those with their own. */
  all: Destination;
  own: Readonly<Record<string, Destination>>;
  onAll(all: Destination): void;
  onOwn(bookingId: string, own: Destination): void;
}

/** Bookings that a suspension cancels, with their money and what becomes of it. */
export function SuspensionList({ bookings, all, own, onAll, onOwn }: SuspensionListProps) {
  const { courts, texts } = useBookings();
  const { text, formatter, title } = texts;
  const styles = useStyles();
  const paid = paidOf(bookings);
  return (
    <section className={styles.box} aria-label={text('suspend.title', { count: bookings.length })}>
      <Text weight="semibold">{text('suspend.title', { count: bookings.length })}</Text>
      {paid > 0 && (
        <Field label={text('suspend.all', { paid: formatter.money(paid) })}>
          <Choice value={all} onChange={onAll} />
        </Field>
      )}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.row}>
            <span className={styles.who}>{title(booking)}</span>
            <span className={styles.paid}>
              {booking.paid > 0
                ? text('suspend.paid', { paid: formatter.money(booking.paid) })
                : text('suspend.unpaid')}
            </span>
            <span className={styles.place}>
              {`${formatter.dateTime(booking.start)} · ${courts.find((c) => c.id === booking.court_id)?.name ?? ''}`}
            </span>
            {booking.paid > 0 && (
              <Choice
                label={text('suspend.own', { who: title(booking) })}
                value={destinationOf(booking, all, own)}
                reasonId={booking.players.length === 0 ? `why-${booking.id}` : undefined}
                onChange={(destination) => onOwn(booking.id, destination)}
              />
            )}
            {booking.paid > 0 && booking.players.length === 0 && (
              <span id={`why-${booking.id}`} className={styles.reason}>
                {text('cancel.money.nobody')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  label?: string;
  value: Destination;
  /** Id of the text that says why it is disabled; undefined if it is not. */
  reasonId?: string | undefined;
  onChange(value: Destination): void;
}

function Choice({ label, value, reasonId, onChange }: ChoiceProps) {
  const { text } = useBookings().texts;
  return (
    <Select
      className={useStyles().choice}
      {...(label && { 'aria-label': label })}
      value={value}
      disabled={reasonId !== undefined}
      aria-describedby={reasonId}
      onChange={(_, data) => onChange(data.value as Destination)}
    >
      <option value="credit">{text('suspend.credit')}</option>
      <option value="money">{text('suspend.money')}</option>
    </Select>
  );
}
