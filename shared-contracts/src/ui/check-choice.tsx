import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { tokens } from './tokens';

const useStyles = makeStyles({
  group: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderBottomStyle: 'none',
    borderLeftStyle: 'none',
  },
  legend: { padding: 0, marginBottom: '2px', fontSize: tokens.fontSizeBase300 },
  boxes: { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  words: {
    margin: '4px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  problem: { color: tokens.colorPaletteRedForeground1 },
});

interface CheckChoiceProps<T extends string | number> {
  label: string;
  /** Values with their names. The choice keeps this order; chosen values that are no longer offered stay, in front. */
  options: readonly (readonly [T, string])[];
  value: readonly T[];
  disabled?: boolean;
  /** Explains what an empty or partial choice means. */
  hint?: string | undefined;
  /** Problem with the choice, if any. */
  problem?: string | undefined;
  onChange(value: T[]): void;
}

/** Choice of any number of values. Do not put it into a Field, which would give its one label and id to every box. */
export function CheckChoice<T extends string | number>({
  label,
  options,
  value,
  disabled = false,
  hint,
  problem,
  onChange,
}: CheckChoiceProps<T>) {
  const styles = useStyles();
  const [hintId, problemId] = [useId(), useId()];
  const described = [hint !== undefined && hintId, problem !== undefined && problemId].filter(Boolean).join(' ');
  const toggle = (option: T, checked: boolean) => {
    const offered = options.map(([one]) => one);
    const chosen = offered.filter((one) => (one === option ? checked : value.includes(one)));
    onChange([...value.filter((one) => !offered.includes(one)), ...chosen]);
  };
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {options.map(([option, name]) => (
          <Checkbox
            key={option}
            label={name}
            disabled={disabled}
            checked={value.includes(option)}
            onChange={(_, { checked }) => toggle(option, checked === true)}
          />
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.words}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className={mergeClasses(styles.words, styles.problem)}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
