import type { ConsumptionTotals } from '@canchero/shared-contracts/consumption';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { ReactNode } from 'react';
import { useText } from '../../text';
import { useEventStyles } from './styles';

interface ConsumptionsFootProps {
  totals: ConsumptionTotals;
  formatter: Formatter;
  /** Button that charges what is open. */
  children: ReactNode;
}

/** Totals of a booking's consumptions: of all, and of what is open once a part is paid. */
export function ConsumptionsFoot({ totals, formatter, children }: ConsumptionsFootProps) {
  const text = useText();
  const styles = useEventStyles();
  return (
    <div className={styles.foot}>
      <dl className={styles.totals}>
        <div className={styles.total}>
          <dt>{text('consumptions.total')}</dt>
          <dd className={styles.amount}>{formatter.money(totals.total)}</dd>
        </div>
        {totals.paid > 0 && (
          <div className={styles.total}>
            <dt>{text('consumptions.total.open')}</dt>
            <dd className={styles.amount}>{formatter.money(totals.open)}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}
