import { Input } from '@fluentui/react-components';
import { type ComponentProps, useState } from 'react';
import { readTime } from './read-time';

interface TimeFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  /** HH:MM, or empty. */
  value: string;
  /** Called with a time once the text is one, and with an empty string once all text is deleted. */
  onChange(time: string): void;
}

/**
 * Time of day in 24 hours, whatever the browser's language: `8`, `8:30`, `0830`. An invalid text gives way to the last
 * valid time on blur.
 */
export function TimeField({ value, onChange, ...input }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === '') onChange('');
    else if (/^\d{1,2}:\d{2}$/.test(text.trim())) take(text);
  };
  const take = (text: string) => {
    const time = readTime(text);
    if (time !== null && time !== value) onChange(time);
  };
  const leave = () => {
    if (typed !== null) take(typed);
    setTyped(null);
  };
  return (
    <Input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      value={typed ?? value}
      onChange={(_, data) => change(data.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
