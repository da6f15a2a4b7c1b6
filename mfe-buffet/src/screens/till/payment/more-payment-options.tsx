import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { memo } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  others: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '8px' },
  way: { minHeight: '44px', paddingLeft: '8px', paddingRight: '8px' },
});

interface MorePaymentOptionsProps {
  disabled: boolean;
  /** Whether it may be put on the account of a booking; discounts stay here. Null: it is no booking's. */
  onBooking: 'possible' | 'discounted' | null;
  onSplit(): void;
  onLeaveOpen(): void;
  onPutOnBooking(): void;
}

/** What can be done about a ticket beside paying it by one method. */
export const MorePaymentOptions = memo(function MorePaymentOptions(props: MorePaymentOptionsProps) {
  const { disabled, onBooking, onSplit, onLeaveOpen, onPutOnBooking } = props;
  const text = useText();
  const styles = useStyles();
  const discounted = onBooking === 'discounted';
  return (
    <div className={styles.others}>
      <Button className={styles.way} disabled={disabled} onClick={onSplit}>
        {text('pay.split')}
      </Button>
      <Button className={styles.way} disabled={disabled} onClick={onLeaveOpen}>
        {text('pay.later')}
      </Button>
      {onBooking && (
        <Button
          className={styles.way}
          disabled={disabled || discounted}
          title={discounted ? text('pay.onBooking.noDiscount') : undefined}
          onClick={onPutOnBooking}
        >
          {text('pay.onBooking')}
        </Button>
      )}
    </div>
  );
});
