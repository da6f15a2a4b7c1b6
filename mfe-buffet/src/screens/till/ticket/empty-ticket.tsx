import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { useText } from '../../../text';

const useStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    gap: '8px',
    minHeight: '120px',
    padding: '16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  sign: { fontSize: '40px', color: tokens.colorNeutralForeground3 },
});

export function EmptyTicket() {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      <CartRegular className={styles.sign} aria-hidden />
      <Text weight="semibold">{text('ticket.empty')}</Text>
      <Text size={200}>{text('ticket.empty.how')}</Text>
    </div>
  );
}
