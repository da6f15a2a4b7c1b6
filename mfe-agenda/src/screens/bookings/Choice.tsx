import { Field, Select } from '@canchero/shared-contracts/ui-forms';

interface ChoiceProps<T extends string> {
  label: string;
  /** Of no condition at all; absent where one must be chosen. */
  all?: string;
  value: T | undefined;
  options: readonly (readonly [T, string])[];
  onChange(value: T | undefined): void;
  className?: string;
}

/** One of a few values, or all. */
export function Choice<T extends string>({ label, all, value, options, onChange, className }: ChoiceProps<T>) {
  return (
    <Field label={label} className={className}>
      <Select value={value ?? ''} onChange={(_, data) => onChange((data.value || undefined) as T | undefined)}>
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
