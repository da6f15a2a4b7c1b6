import { Text } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { useConfigStyles } from '../styles';

interface ChoicesProps<T> {
  legend: string;
  hint?: string;
  options: readonly (readonly [value: T, name: string])[];
  chosen: readonly T[];
  /** In the order of the options. */
  onChange(chosen: T[]): void;
}

/** Some of a few values; none has a meaning that `hint` says. */
export function Choices<T extends string | number>({ legend, hint, options, chosen, onChange }: ChoicesProps<T>) {
  const styles = useConfigStyles();
  const toggle = (value: T, on: boolean) =>
    onChange(options.map(([one]) => one).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesLegend}>{legend}</legend>
      <div className={styles.checks}>
        {options.map(([value, name]) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(_, { checked }) => toggle(value, checked === true)}
          />
        ))}
      </div>
      {hint && <Text className={styles.detail}>{hint}</Text>}
    </fieldset>
  );
}
