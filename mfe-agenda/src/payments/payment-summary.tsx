import { isUnpriced } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { BookingPayments } from '@canchero/shared-contracts/payment';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';
import { PaymentBadge } from './payment-badge';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '4px 12px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  name: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  badge: { gridColumn: '1 / -1', paddingTop: '4px', fontSize: tokens.fontSizeBase200 },
});

/** Price, paid amount, and remaining amount or surplus. */
export function PaymentSummary({ money, formatter }: { money: BookingPayments; formatter: Formatter }) {
  const text = useText();
  const styles = useStyles();
  const { booking, remaining, surplus } = money;
  const cancelled = booking.state === 'cancelled';
  const shown: [string, number][] = [
    [text('label.price'), booking.price],
    [text(cancelled ? 'pay.kept' : 'pay.paid'), booking.paid],
    ...(cancelled
      ? []
      : [
          surplus > 0
            ? ([text('payment.overpaid'), surplus] as [string, number])
            : ([text('pay.remaining'), remaining] as [string, number]),
        ]),
  ];
  return (
    <dl className={styles.box}>
      {shown.map(([name, amount]) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{formatter.money(amount)}</dd>
        </div>
      ))}
      {!cancelled && (
        <div className={styles.badge}>
          <dt hidden>{text('label.payment')}</dt>
          <dd className={styles.name} style={{ margin: 0 }}>
            <PaymentBadge booking={booking} />
            {isUnpriced(booking) && <div>{text('payment.unpriced.hint')}</div>}
          </dd>
        </div>
      )}
    </dl>
  );
}
