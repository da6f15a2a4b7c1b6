import type { Billing } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens, useId, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import { When } from '../../../catalogue/when';
import { useText } from '../../../text';

const useStyles = makeStyles({
  switch: {
    display: 'flex',
    width: 'fit-content',
    marginBlock: 0,
    marginInline: 'auto',
    padding: '4px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  hidden: VISUALLY_HIDDEN,
  option: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    paddingInline: '18px',
    borderRadius: tokens.borderRadiusCircular,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':has(:checked)': {
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground1,
      boxShadow: tokens.shadow4,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  discount: {
    padding: '1px 8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});

interface Props {
  billing: Billing;
  /** Percent that annual billing saves; empty for none. */
  discount: string;
  onChange: (billing: Billing) => void;
}

/** Choice of billing period: two radio buttons that look like a switch. */
export function BillingSwitch({ billing, discount, onChange }: Props) {
  const styles = useStyles();
  const text = useText();
  const name = useId('billing');
  const option = (value: Billing) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={billing === value}
        onChange={() => onChange(value)}
        className={styles.radio}
      />
      {text(`landing.pricing.${value}`)}
      {value === 'annual' && (
        <When flag={discount} name="discount">
          <span className={styles.discount}>{text('landing.pricing.discount', { percent: discount })}</span>
        </When>
      )}
    </label>
  );
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.hidden}>{text('landing.pricing.billing')}</legend>
      {option('monthly')}
      {option('annual')}
    </fieldset>
  );
}
