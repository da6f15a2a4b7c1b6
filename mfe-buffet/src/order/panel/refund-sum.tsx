import type { Centavos } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Order } from '@canchero/shared-contracts/order';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { refundByMethod } from '../../screens/orders/model/refund-methods';
import { useText } from '../../text';

const useStyles = makeStyles({
  sum: { fontVariantNumeric: 'tabular-nums' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', color: tokens.colorNeutralForeground2 },
  total: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface RefundSumProps {
  order: Order;
  /** Amount of the refund in centavos. */
  amount: Centavos;
  formatter: Formatter;
}

/** Amount of a refund; by method where the order was paid by several, since only one of them may leave the drawer. */
export function RefundSum({ order, amount, formatter }: RefundSumProps) {
  const text = useText();
  const styles = useStyles();
  const isMixed = new Set(order.payments.map(({ method }) => method)).size > 1;
  return (
    <div className={styles.sum} role="status">
      <div className={mergeClasses(styles.line, styles.total)}>
        <span>{text('refund.amount')}</span>
        <span>{formatter.money(amount)}</span>
      </div>
      {isMixed &&
        [...refundByMethod(order.payments, amount)].map(([method, part]) => (
          <div key={method} className={styles.line}>
            <span>{text(`method.${method}`)}</span>
            <span>{formatter.money(part)}</span>
          </div>
        ))}
    </div>
  );
}
