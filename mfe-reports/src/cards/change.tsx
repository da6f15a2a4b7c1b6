import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import type { Direction, Tone } from './compare';

const useStyles = makeStyles({
  change: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  amount: { display: 'inline-flex', alignItems: 'center', gap: '2px', fontWeight: tokens.fontWeightSemibold },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  neutral: {},
});

const ICONS = { up: ArrowUpRegular, down: ArrowDownRegular, same: SubtractRegular };

export interface ChangeProps {
  direction: Direction;
  tone: Tone;
  /** Difference, as in `+12 %`. */
  amount: string;
  /** Span that it compares with, and its figure. */
  before: string;
}

/** Difference to the span before: sign, arrow and colour say the same. */
export function Change({ direction, tone, amount, before }: ChangeProps) {
  const styles = useStyles();
  const Icon = ICONS[direction];
  return (
    <p className={styles.change}>
      <span className={mergeClasses(styles.amount, styles[tone])}>
        <Icon />
        {amount}
      </span>
      <span>{before}</span>
    </p>
  );
}
