import type { Formatter } from '@canchero/shared-contracts/kit';
import type { ConsumptionPayment, Payment } from '@canchero/shared-contracts/payment';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { MethodIcon } from '@canchero/shared-contracts/ui-forms';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { useText } from '../text';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

interface PaymentListProps {
  /** Payments of a booking and of its consumptions. */
  payments: readonly (Payment | ConsumptionPayment)[];
  formatter: Formatter;
  mayChange: boolean;
  onAsk(kind: 'edit' | 'delete' | 'refund', payment: Payment): void;
}

/**
 * Payments, the oldest first, each with a menu to change, refund or delete it. Money that a gateway received is only
 * refunded.
 */
export function PaymentList({ payments, formatter, mayChange: mayCorrect, onAsk }: PaymentListProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {payments.map((payment) => {
        const { id, method, amount, refunded, player_name, notes, created_at } = payment;
        // people record all others
        const isOnline = payment.created_by === null;
        const name = `${text(`method.${method}`)} ${formatter.money(amount)}`;
        return (
          <li key={id} className={styles.row}>
            <MethodIcon method={method} />
            <span className={styles.what}>
              <span>{[text(`method.${method}`), player_name, consumedOf(payment)].filter(Boolean).join(' · ')}</span>
              <span className={styles.detail}>
                {[formatter.dateTime(created_at), notes].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>
              {formatter.money(amount)}
              {refunded > 0 && (
                <span className={styles.detail} style={{ display: 'block' }}>
                  {text('pay.refunded', { amount: formatter.money(refunded) })}
                </span>
              )}
            </span>
            {mayCorrect && (
              <Menu>
                <MenuTrigger disableButtonEnhancement>
                  <Button
                    appearance="subtle"
                    icon={<MoreHorizontalRegular />}
                    aria-label={text('pay.menu', { payment: name })}
                  />
                </MenuTrigger>
                <MenuPopover>
                  <MenuList>
                    {!isOnline && <MenuItem onClick={() => onAsk('edit', payment)}>{text('pay.edit')}</MenuItem>}
                    <MenuItem disabled={refunded === amount} onClick={() => onAsk('refund', payment)}>
                      {text('pay.refund')}
                    </MenuItem>
                    {!isOnline && (
                      <MenuItem disabled={refunded > 0} onClick={() => onAsk('delete', payment)}>
                        {text('pay.delete')}
                      </MenuItem>
                    )}
                  </MenuList>
                </MenuPopover>
              </Menu>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns what was consumed for a payment, as in "2 × Agua"; null for a payment of the booking itself. */
function consumedOf(payment: Payment | ConsumptionPayment): string | null {
  if (!('consumption' in payment)) return null;
  const { quantity, name } = payment.consumption;
  return `${quantity} × ${name}`;
}
