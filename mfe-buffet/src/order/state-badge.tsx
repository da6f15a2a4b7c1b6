import type { Order } from '@canchero/shared-contracts/order';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

const useStyles = makeStyles({
  badge: {
    padding: '1px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  pending: { color: tokens.colorStatusWarningForeground1, backgroundColor: tokens.colorStatusWarningBackground1 },
  paid: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  cancelled: { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground4 },
  refunded: { color: tokens.colorNeutralForeground2, backgroundColor: tokens.colorNeutralBackground4 },
});

/** State of an order, including a partial refund. */
export function StateBadge({ order: { state, refunded } }: { order: Order }) {
  const text = useText();
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[state])}>
      {text(state === 'paid' && refunded > 0 ? 'order.state.partly' : `order.state.${state}`)}
    </span>
  );
}
