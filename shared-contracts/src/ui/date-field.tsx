import { Input, type InputProps } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dateText, readDate } from './date-text';
import { PickDate } from './pick-date';

interface DateFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a date once the text is one, and with an empty string once all text is deleted. */
  onChange(date: string): void;
  /** Earliest day of the calendar. Typed dates are not limited: the form checks them. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Date, shown and typed in the interface's language (the browser's own field follows the browser's language), or picked
 * from the system's calendar. An invalid text gives way to the last valid date on blur.
 */
export function DateField({ value, onChange, min, max, ...input }: DateFieldProps) {
  const { locale } = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const near = value || new Date().toISOString();
  const change = (text: string) => {
    setTyped(text);
    const date = readDate(text, locale, near);
    if (text.trim() === '') onChange('');
    else if (date !== null && /\d{4}/.test(text)) onChange(date);
  };
  const leave = () => {
    const date = typed === null ? null : readDate(typed, locale, near);
    setTyped(null);
    if (date !== null && date !== value) onChange(date);
  };
  return (
    <Input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={dateText('2026-12-31', locale).replace(/\d/g, '-')}
      value={typed ?? dateText(value, locale)}
      onChange={(_, data) => change(data.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      contentAfter={<PickDate value={value} onChange={onChange} min={min} max={max} size="small" />}
    />
  );
}
