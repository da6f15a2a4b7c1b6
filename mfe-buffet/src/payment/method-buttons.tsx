import { type ChargeMethod, methodsOffered, PLAYER_CREDIT } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { MethodIcon } from '@canchero/shared-contracts/ui-forms';
import { memo } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px' },
  button: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minHeight: '60px',
    padding: '6px 4px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      cursor: 'not-allowed',
    },
  },
  cash: {
    border: `1px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    ':disabled': { border: `1px solid ${tokens.colorNeutralStrokeDisabled}` },
  },
  key: {
    position: 'absolute',
    top: '4px',
    right: '6px',
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightRegular,
    opacity: 0.8,
    '@media (hover: none)': { display: 'none' },
  },
  wide: { gridColumn: '1 / -1', flexDirection: 'row', minHeight: '44px' },
});

interface MethodButtonsProps {
  /** Player's credit as text; absent if it cannot pay. */
  credit?: string | undefined;
  /** Disables cash. */
  noCash?: boolean;
  disabled?: boolean;
  /** Lets Alt and a digit press the buttons, and shows the digits. */
  keys?: boolean;
  onPay(method: ChargeMethod): void;
}

/** Button for each payment method; a tap pays. */
export const MethodButtons = memo(function MethodButtons(props: MethodButtonsProps) {
  const { credit, noCash = false, disabled = false, keys = false, onPay } = props;
  const text = useText();
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would lay out its legend in its own way
    <div role="group" aria-label={text('method.label')} className={styles.grid}>
      {methodsOffered(credit !== undefined).map((method, i) => (
        <button
          key={method}
          type="button"
          className={mergeClasses(
            styles.button,
            method === 'cash' && styles.cash,
            method === PLAYER_CREDIT && styles.wide,
          )}
          disabled={disabled || (noCash && method === 'cash')}
          aria-keyshortcuts={keys ? `Alt+${i + 1}` : undefined}
          onClick={() => onPay(method)}
        >
          <MethodIcon method={method} />
          {method === PLAYER_CREDIT ? text('method.credit', { credit }) : text(`method.${method}`)}
          {keys && (
            <span className={styles.key} aria-hidden>
              {i + 1}
            </span>
          )}
        </button>
      ))}
    </div>
  );
});
