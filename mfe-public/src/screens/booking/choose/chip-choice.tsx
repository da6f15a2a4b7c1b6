import { makeStyles, mergeClasses, tokens, useId, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { STILL } from '../layout';

const useStyles = makeStyles({
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: VISUALLY_HIDDEN,
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFaster,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [STILL]: { transitionDuration: '0s' },
  },
  compact: { padding: '8px 12px', fontSize: tokens.fontSizeBase200 },
  chosen: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
});

interface Chip<T extends string | number> {
  value: T;
  name: ReactNode;
}

interface ChipChoiceProps<T extends string | number> {
  label: string;
  value: T;
  chips: readonly Chip<T>[];
  onChange(value: T): void;
  /** Smaller, beside something else. */
  compact?: boolean;
}

/** Choice of one of a few values, side by side. */
export function ChipChoice<T extends string | number>({
  label,
  value,
  chips,
  onChange,
  compact = false,
}: ChipChoiceProps<T>) {
  const styles = useStyles();
  const name = useId('chips');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <label
            key={chip.value}
            className={mergeClasses(styles.chip, compact && styles.compact, chip.value === value && styles.chosen)}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
            />
            {chip.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
