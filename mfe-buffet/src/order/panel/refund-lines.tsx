import { type Order, type RefundQuantities, refundableQuantities } from '@canchero/shared-contracts/order';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { useText } from '../../text';
import { withQuantity } from '../model/refund-quantities';

const useStyles = makeStyles({
  lines: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '40vh', overflowY: 'auto' },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '2px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  stepper: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0 },
  step: { minWidth: '44px', minHeight: '44px' },
  quantity: { minWidth: '52px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});

interface RefundLinesProps {
  order: Order;
  quantities: RefundQuantities;
  onChange(quantities: RefundQuantities): void;
}

/** Quantities to refund by line, from none to all that is left. */
export function RefundLines({ order, quantities, onChange }: RefundLinesProps) {
  const text = useText();
  const styles = useStyles();
  const left = refundableQuantities(order);
  return (
    <ul className={styles.lines} aria-label={text('refund.lines')}>
      {order.lines.map(({ id, name }) => {
        const most = left.get(id);
        if (!most) return null;
        const quantity = quantities.get(id) ?? 0;
        const step = (by: number) => onChange(withQuantity(quantities, id, quantity + by));
        return (
          <li key={id} className={styles.line}>
            <span>{name}</span>
            <span className={styles.stepper}>
              <Button
                appearance="subtle"
                className={styles.step}
                icon={<SubtractRegular />}
                aria-label={text('refund.fewer', { name })}
                disabled={quantity === 0}
                onClick={() => step(-1)}
              />
              <span className={styles.quantity}>{text('refund.of', { quantity, most })}</span>
              <Button
                appearance="subtle"
                className={styles.step}
                icon={<AddRegular />}
                aria-label={text('refund.more', { name })}
                disabled={quantity === most}
                onClick={() => step(1)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
