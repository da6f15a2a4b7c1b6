import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { tokens } from './tokens';

const useStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderBottomStyle: 'none',
    borderLeftStyle: 'none',
    '@media (max-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: { padding: 0, marginBottom: '4px', fontSize: tokens.fontSizeBase300 },
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minHeight: '64px',
    padding: '8px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  key: {
    position: 'absolute',
    top: '4px',
    right: '6px',
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    '@media (hover: none)': { display: 'none' },
  },
  wide: { gridColumn: '1 / -1', minHeight: '48px' },
});

export interface Tile<T extends string> {
  value: T;
  name: string;
  icon: ReactNode;
  /** Spans the whole width, below the others. */
  wide?: boolean;
}

interface TileChoiceProps<T extends string> {
  label: string;
  value: T;
  tiles: readonly Tile<T>[];
  onChange(value: T): void;
  autoFocus?: boolean;
}

/** Choice of one of a few tiles. Each shows its digit; the caller handles the keys. */
export function TileChoice<T extends string>({ label, value, tiles, onChange, autoFocus = false }: TileChoiceProps<T>) {
  const styles = useStyles();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // after the dialog has moved the focus
  useEffect(() => {
    if (!autoFocus) return;
    const frame = requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [autoFocus]);
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {tiles.map((tile, i) => (
        <label
          key={tile.value}
          className={mergeClasses(styles.tile, tile.value === value && styles.chosen, tile.wide && styles.wide)}
        >
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          {tile.icon}
          {tile.name}
          <span className={styles.key} aria-hidden>
            {i + 1}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
