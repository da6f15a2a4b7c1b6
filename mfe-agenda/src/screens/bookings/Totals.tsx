import type { BookingTotals } from '@canchero/shared-contracts/booking-search';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../text';

const useStyles = makeStyles({
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  total: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 110px',
    gap: '2px',
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Over all that the filter finds, not only what is on screen. */
export function Totals({ totals, formatter }: { totals: BookingTotals | null; formatter: Formatter }) {
  const text = useText();
  const intl = useIntl();
  const styles = useStyles();
  const shown = [
    ['bookings', totals && intl.formatNumber(totals.count)],
    ['hours', totals && intl.formatNumber(totals.minutes / 60, { maximumFractionDigits: 1 })],
    ['price', totals && formatter.money(totals.price)],
    ['paid', totals && formatter.money(totals.paid)],
    ['pending', totals && formatter.money(totals.pending)],
  ] as const;
  return (
    <dl className={styles.totals} aria-label={text('bookings.totals')}>
      {shown.map(([name, value]) => (
        <div key={name} className={styles.total}>
          <dt className={styles.name}>{text(`bookings.total.${name}`)}</dt>
          <dd className={styles.value}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
