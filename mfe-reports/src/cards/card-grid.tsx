import { makeStyles } from '@canchero/shared-contracts/ui';
import { type Figures, useFigures } from '../format/use-figures';
import { type ReportText, useText } from '../text';
import type { ChangeProps } from './change';
import { compare, type Wanted } from './compare';
import { exactAmount, type FigureKind, shown } from './shown';
import { type CardLink, StatCard } from './stat-card';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
    '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export interface FigureCard {
  name: string;
  explanation: string;
  kind: FigureKind;
  /** Null where there is nothing to measure, as without open time. */
  value: number | null;
  before: number | null;
  /** Names the span that `before` belongs to, with its figure. */
  beforeText(value: string): string;
  wanted: Wanted;
  detail?: string | undefined;
  links: readonly CardLink[];
}

/** Signs a difference; the minus is the typographic one. */
const signed = (difference: number, text: string) => `${difference < 0 ? '−' : '+'}${text}`;

/** Checks that a number is not written as zero. */
const isSome = (text: string) => /[1-9]/.test(text);

function changeOf({ kind, value, before, beforeText, wanted }: FigureCard, figures: Figures, text: ReportText) {
  if (value === null || before === null) return null;
  // a share is shown in whole points: less than one is not a change
  const [now, then] = kind === 'share' ? [Math.round(value * 100), Math.round(before * 100)] : [value, before];
  const compared = compare(now, then, wanted);
  const { share, difference } = compared;
  const size = Math.abs(difference);
  const percent = kind === 'money' && share !== null ? figures.share(Math.abs(share)) : '';
  const sizeText = isSome(percent) ? percent : shown(figures, kind === 'share' ? 'count' : kind, size);
  // nor is what its notation rounds to nothing
  const { direction, tone } = isSome(sizeText) ? compared : compare(then, then, wanted);
  const amount =
    kind === 'share'
      ? text('change.points', { points: signed(difference, sizeText), count: size })
      : signed(difference, sizeText);
  const change: ChangeProps = {
    direction,
    tone,
    amount: direction === 'same' ? text('change.same') : amount,
    before: beforeText(shown(figures, kind, before)),
  };
  return change;
}

/** Cards side by side. */
export function CardGrid({ cards }: { cards: readonly FigureCard[] }) {
  const text = useText();
  const styles = useStyles();
  const figures = useFigures();
  const values = cards.map((card) => shown(figures, card.kind, card.value));
  const longest = Math.max(...values.map((value) => value.length));
  return (
    <div className={styles.grid}>
      {cards.map((card, i) => (
        <StatCard
          key={card.name}
          name={card.name}
          explanation={card.explanation}
          value={values[i] ?? ''}
          longest={longest}
          exact={exactAmount(figures, card.kind, card.value)}
          change={changeOf(card, figures, text)}
          detail={card.detail}
          links={card.links}
        />
      ))}
    </div>
  );
}
