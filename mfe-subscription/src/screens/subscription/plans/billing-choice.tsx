import { BILLINGS, type Billing } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  choice: { display: 'flex', gap: '4px', margin: 0, marginLeft: 'auto', padding: 0, border: 'none' },
});

interface BillingChoiceProps {
  billing: Billing;
  /** Percent that a year saves; 0 for nothing. */
  discount: number;
  onChange(billing: Billing): void;
}

/** Choice between the prices of monthly and of annual payment. */
export function BillingChoice({ billing, discount, onChange }: BillingChoiceProps) {
  const text = useText();
  return (
    <fieldset className={useStyles().choice} aria-label={text('plans.billing')}>
      {BILLINGS.map((one) => (
        <Button
          key={one}
          size="small"
          appearance={one === billing ? 'primary' : 'outline'}
          aria-pressed={one === billing}
          onClick={() => onChange(one)}
        >
          {text(`plans.${one}`)}
          {one === 'annual' && discount > 0 && ` ${text('plans.discount', { percent: discount })}`}
        </Button>
      ))}
    </fieldset>
  );
}
