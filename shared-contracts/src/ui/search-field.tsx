import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH } from '../core/limits';

const AFTER_TYPING_MS = 250;

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
  const reported = useRef<string[]>([]);
  useEffect(() => {
    // what was reported comes back late and trimmed: only another's value replaces what stands here by now
    const own = reported.current.indexOf(value);
    reported.current = own < 0 ? [] : reported.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === (reported.current.at(-1) ?? value)) return;
    const timer = setTimeout(() => {
      reported.current.push(text);
      onChange(text);
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Field label={label} className={className ?? ''}>
      <Input
        type="search"
        maxLength={MAX_SEARCH}
        placeholder={hint ?? ''}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
    </Field>
  );
}
