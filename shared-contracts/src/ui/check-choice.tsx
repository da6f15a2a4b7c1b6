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
  /** What can be chosen, with its name; what is chosen keeps this order, after what is no longer offered and stays. */
  options: readonly (readonly [T, string])[];
  value: readonly T[];
  disabled?: boolean;
  /** What having chosen none, or some, means. */
  hint?: string | undefined;
  /** What is wrong with the choice; absent when nothing is. */
  problem?: string | undefined;
  onChange(value: T[]): void;
}

/** Any of a few values. Not in a Field: that gives its one label, and one id, to each control in it. */
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
