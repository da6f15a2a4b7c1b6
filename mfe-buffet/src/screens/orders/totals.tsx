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

interface TotalsProps {
  totals: OrderTotals;
  /** Period that the api looks at; null for all time. */
  period: 'month' | 'year' | null;
  formatter: Formatter;
}

/** Totals over all matches of the filter. */
export function Totals({ totals, period, formatter }: TotalsProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.totals} role="status">
      {period && <span>{text(`orders.period.${period}`)}</span>}
      <span>{text('orders.count', { count: totals.count })}</span>
      <span>{text('orders.total', { amount: formatter.money(totals.total) })}</span>
      {totals.open > 0 && <span>{text('orders.open', { amount: formatter.money(totals.open) })}</span>}
    </div>
  );
}
