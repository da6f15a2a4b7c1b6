import { useClub } from '@canchero/shared-contracts/kit';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface AmountFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** An amount in the club's currency, typed in whole units. All of it is selected when the focus comes. */
export function AmountField({ label, value, onChange, hint, error, autoFocus }: AmountFieldProps) {
  const { currency } = useClub();
  const { locale } = useIntl();
  const symbol = useMemo(
    () =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find((part) => part.type === 'currency')?.value ?? currency,
    [currency, locale],
  );
  return (
    <Field label={label} hint={hint} {...(error && { validationState: 'error', validationMessage: error })}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        value={value}
        contentBefore={symbol}
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
