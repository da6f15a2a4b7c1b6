import { Field, Select } from '@fluentui/react-components';

interface ChoiceProps<T extends string> {
  label: string;
  /** Of no condition at all; absent where one must be chosen. */
  all?: string;
  value: T | null | undefined;
  options: readonly (readonly [T, string])[];
  className?: string | undefined;
  onChange(value: T | null): void;
}

/** One of a few values, or all. */
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
