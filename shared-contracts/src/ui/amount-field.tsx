import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { amountText, formAmount, localAmount, parseAmount } from '../core/money';
import { useLabels } from './labels';

// beside another field it takes its column, which may be narrower than a text field's usual width
const useStyles = makeStyles({ field: { minWidth: 0, '& > span': { width: '100%', minWidth: 0 } } });

interface AmountFieldProps {
  label: string;
  /** Text of a form, as of `amountText`. */
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}

/**
 * Amount of money in the club's currency, typed in whole units with the separators of the reader's language. Focus
 * selects all of it; leaving it writes its thousands.
 */
export function AmountField({ label, value, onChange, hint, error, autoFocus }: AmountFieldProps) {
  const { locale } = useIntl();
  const styles = useStyles();
  const writeThousands = () => {
    const amount = parseAmount(value);
    if (amount !== null && amountText(amount) !== value) onChange(amountText(amount));
  };
  return (
    <Field
      className={styles.field}
      label={label}
      hint={hint}
      {...(error && { validationState: 'error', validationMessage: error })}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={localAmount(value, locale)}
        contentBefore={useLabels().currency}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={writeThousands}
        onChange={(_, data) => onChange(formAmount(data.value, locale))}
      />
    </Field>
  );
}
