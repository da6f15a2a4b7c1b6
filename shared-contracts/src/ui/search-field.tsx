import { Field, Input } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const AFTER_TYPING = 250;

interface SearchFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Called with the trimmed text once typing pauses. */
  onChange(value: string): void;
  className?: string;
}

/** Search text that takes effect while typing. */
export function SearchField({ label, hint, value, onChange, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), AFTER_TYPING);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field label={label} className={className ?? ''}>
      <Input
        type="search"
        maxLength={80}
        placeholder={hint ?? ''}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
    </Field>
  );
}
