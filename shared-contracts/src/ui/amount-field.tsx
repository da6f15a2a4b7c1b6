import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { amountText, type Centavos, currencySign, formAmount, localAmount, parseAmount } from '../core/money';
import { smallestUnit } from '../core/payable';
import { useLabels } from './labels';

// beside another field it takes its column, which may be narrower than a text field's usual width
const useStyles = makeStyles({ field: { minWidth: 0, '& > span': { width: '100%', minWidth: 0 } } });

/** Text of the kit, which says what the service answers. It comes with the field: most pages have none. */
const NO_DECIMALS = { id: 'error.fraction_of_currency' };

interface AmountFieldProps {
  label: string;
  /** Text of a form, as of `amountText`. */
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Text about an amount that may be a slip, and is taken nevertheless. */
  warning?: string | undefined;
  autoFocus?: boolean;
  /** Amounts that are taken whatever their decimals, such as all that is open. */
  sums?: readonly Centavos[];
}

/**
 * Amount of money in the club's currency, typed in whole units with the separators of the reader's language. Focus
 * selects all of it; leaving it writes its thousands.
 */
export function AmountField({ label, value, onChange, hint, error, warning, autoFocus, sums = [] }: AmountFieldProps) {
  const { locale, formatMessage } = useIntl();
  const styles = useStyles();
  const { currency = '' } = useLabels();
  const amount = parseAmount(value);
  const isPayable = amount === null || amount % smallestUnit(currency) === 0 || sums.includes(amount);
  const problem = error ?? (isPayable ? undefined : formatMessage(NO_DECIMALS, { currency }));
  const writeThousands = () => {
    if (amount !== null && amountText(amount) !== value) onChange(amountText(amount));
  };
  return (
    <Field
      className={styles.field}
      label={label}
      hint={hint}
      {...(warning && { validationState: 'warning', validationMessage: warning })}
      {...(problem && { validationState: 'error', validationMessage: problem })}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={localAmount(value, locale)}
        contentBefore={currency && currencySign(currency, locale)}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={writeThousands}
        onChange={(_, data) => onChange(formAmount(data.value, locale))}
      />
    </Field>
  );
}
