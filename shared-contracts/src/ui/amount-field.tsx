import { Field, Input } from '@fluentui/react-components';
import { useLabels } from './labels';

interface AmountFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** Amount of money in the club's currency, typed in whole units. Focus selects all of it. */
export function AmountField({ label, value, onChange, hint, error, autoFocus }: AmountFieldProps) {
  return (
    <Field label={label} hint={hint} {...(error && { validationState: 'error', validationMessage: error })}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={value}
        contentBefore={useLabels().currency}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
