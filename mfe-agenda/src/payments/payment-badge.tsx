import { type Booking, isUnpriced } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

const useStyles = makeStyles({
  badge: { display: 'inline-flex', alignItems: 'center', gap: '8px', whiteSpace: 'nowrap' },
  sign: { width: '10px', height: '10px', borderRadius: '50%', flexShrink: 0, boxSizing: 'border-box' },
  pending: { border: `2px solid ${tokens.colorPaletteRedForeground1}` },
  partially_paid: {
    border: `2px solid ${tokens.colorPaletteMarigoldForeground3}`,
    backgroundImage: `linear-gradient(90deg, ${tokens.colorPaletteMarigoldForeground3} 50%, transparent 50%)`,
  },
  fully_paid: { backgroundColor: tokens.colorPaletteGreenForeground1 },
  unpriced: { border: `2px dashed ${tokens.colorPaletteMarigoldForeground3}` },
  overpaid: { backgroundColor: tokens.colorPaletteBerryForeground1 },
});

/** Payment status as a sign in the agenda's colours and shapes, with its name. */
export function PaymentBadge({ booking }: { booking: Pick<Booking, 'price' | 'paid' | 'payment_status'> }) {
  const text = useText();
  const status: PaymentStatus | 'unpriced' = isUnpriced(booking) ? 'unpriced' : booking.payment_status;
  const styles = useStyles();
  return (
    <span className={styles.badge}>
      <span aria-hidden className={mergeClasses(styles.sign, styles[status])} />
      {text(`payment.${status}`)}
    </span>
  );
}
