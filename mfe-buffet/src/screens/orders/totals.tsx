import type { Formatter } from '@canchero/shared-contracts/kit';
import type { OrderTotals } from '@canchero/shared-contracts/order';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';

const useStyles = makeStyles({
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Totals over all matches of the filter. */
export function Totals({ totals, formatter }: { totals: OrderTotals; formatter: Formatter }) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.totals} role="status">
      <span>{text('orders.count', { count: totals.count })}</span>
      <span>{text('orders.total', { amount: formatter.money(totals.total) })}</span>
      {totals.open > 0 && <span>{text('orders.open', { amount: formatter.money(totals.open) })}</span>}
    </div>
  );
}
