import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { memo } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  others: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '8px' },
  way: { minHeight: '44px', paddingLeft: '8px', paddingRight: '8px' },
});

interface MorePaymentOptionsProps {
  disabled: boolean;
  /** Charge to its booking; `discounted` if discounts keep it from that, null without a booking. */
  onBooking: 'possible' | 'discounted' | null;
  onSplit(): void;
  onLeaveOpen(): void;
  onPutOnBooking(): void;
}

/** Ways to settle a ticket other than by one payment method. */
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
