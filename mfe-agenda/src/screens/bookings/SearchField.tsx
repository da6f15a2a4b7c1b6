import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useEffect, useState } from 'react';
import { useText } from '../../text';

const AFTER_TYPING = 300;

/** A text to search for; handed on once typing pauses. */
export function SearchField({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange(value: string): void;
  className?: string;
}) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), AFTER_TYPING);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field label={text('bookings.search')} className={className}>
      <Input
        type="search"
        maxLength={80}
        placeholder={text('bookings.search.hint')}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
    </Field>
  );
}
