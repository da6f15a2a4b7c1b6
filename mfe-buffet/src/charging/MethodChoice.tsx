import { type ChargeMethod, PAYMENT_METHODS, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../text';
import { MethodIcon } from './MethodIcon';

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

interface MethodChoiceProps {
  value: ChargeMethod;
  onChange(method: ChargeMethod): void;
  /** What the player has with the club, as text; absent where it cannot pay. */
  credit?: string | undefined;
  autoFocus?: boolean;
}

/** How it is paid: six tiles, each with the digit that chooses it, and the player's credit where there is some. */
export function MethodChoice({ value, onChange, credit, autoFocus = false }: MethodChoiceProps) {
  const text = useText();
  const styles = useStyles();
  const methods: ChargeMethod[] = credit === undefined ? [...PAYMENT_METHODS] : [...PAYMENT_METHODS, PLAYER_CREDIT];
  const group = useRef<HTMLFieldSetElement>(null);
  // after the dialog has taken the focus for itself
  useEffect(() => {
    if (!autoFocus) return;
    const frame = requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [autoFocus]);
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{text('method.label')}</legend>
      {methods.map((method, i) => (
        <label
          key={method}
          className={mergeClasses(
            styles.tile,
            method === value && styles.chosen,
            method === PLAYER_CREDIT && styles.wide,
          )}
        >
          <input
            type="radio"
            name="method"
            className={styles.radio}
            checked={method === value}
            onChange={() => onChange(method)}
          />
          <MethodIcon method={method} />
          {method === PLAYER_CREDIT ? text('method.credit', { credit }) : text(`method.${method}`)}
          <span className={styles.key} aria-hidden>
            {i + 1}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The method that a digit typed outside a text field chooses. */
export const methodOfKey = (key: string, withCredit: boolean): ChargeMethod | undefined =>
  (withCredit ? [...PAYMENT_METHODS, PLAYER_CREDIT] : PAYMENT_METHODS)[Number(key) - 1] as ChargeMethod | undefined;
