import { Field, Select } from '@fluentui/react-components';

interface ChoiceProps<T extends string> {
  label: string;
  /** Label of the "any" option; omit it where a value is required. */
  all?: string;
  value: T | null | undefined;
  options: readonly (readonly [T, string])[];
  className?: string | undefined;
  onChange(value: T | null): void;
}

/** Choice of one value from a few, or of any. */
export function Choice<T extends string>({ label, all, value, options, className, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label} className={className}>
      <Select value={value ?? ''} onChange={(_, data) => onChange((data.value || null) as T | null)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
