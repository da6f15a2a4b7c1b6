import { Field, Input } from '@fluentui/react-components';
import { amountText, parseAmount } from '../core/money';
import { useLabels } from './labels';

interface AmountFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}

/**
 * Amount of money in the club's currency, typed in whole units. Focus selects all of it; leaving it writes its
 * thousands.
 */
export function AmountField({ label, value, onChange, hint, error, autoFocus }: AmountFieldProps) {
  const writeThousands = () => {
    const amount = parseAmount(value);
    if (amount !== null && amountText(amount) !== value) onChange(amountText(amount));
  };
  return (
    <Field label={label} hint={hint} {...(error && { validationState: 'error', validationMessage: error })}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={value}
        contentBefore={useLabels().currency}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={writeThousands}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
