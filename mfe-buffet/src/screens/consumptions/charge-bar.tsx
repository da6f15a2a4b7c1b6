import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: '-16px',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '12px',
    marginTop: 'auto',
    padding: '12px 0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 1px ${tokens.colorNeutralStroke2}`,
  },
  count: { marginRight: 'auto', fontVariantNumeric: 'tabular-nums' },
});

interface ChargeBarProps {
  count: number;
  total: string;
  onCharge(): void;
  onClear(): void;
}

/** Actions for the selected consumptions. */
export function ChargeBar({ count, total, onCharge, onClear }: ChargeBarProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {text('consumptions.chosen', { count })}
      </span>
      <Button onClick={onClear}>{text('consumptions.unchoose')}</Button>
      <Button appearance="primary" onClick={onCharge}>
        {text('charge.action', { amount: total })}
      </Button>
    </div>
  );
}
