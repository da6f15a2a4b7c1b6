import { useFormatter } from '@canchero/shared-contracts/kit';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  lines: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', margin: 0, padding: '0 16px' },
  name: { color: tokens.colorNeutralForeground2 },
  amount: { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  open: { fontWeight: tokens.fontWeightSemibold },
});

/** Price of a booking, what was paid and given back, and what is left to pay at the club. */
export function MoneyLines({ booking }: { booking: OnlineBooking }) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(booking.club);
  const { price, paid, refunded, owed, status } = booking;
  const open = status === 'confirmed' || status === 'pending_contact' ? Math.max(0, price - paid) : 0;
  const lines = (
    [
      ['own.price', price, true],
      ['own.paid', paid, paid > 0],
      ['own.refunded', refunded, refunded > 0],
      ['own.owed', owed, owed > 0],
      ['own.open', open, open > 0],
    ] as const
  ).filter(([, , shown]) => shown);
  return (
    <dl className={styles.lines}>
      {lines.map(([name, amount]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className={name === 'own.open' ? styles.open : styles.name}>{text(name)}</dt>
          <dd className={styles.amount}>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
