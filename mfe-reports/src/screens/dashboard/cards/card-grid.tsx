import { holds } from '@canchero/shared-contracts/core';
import { useHost, useStore } from '@canchero/shared-contracts/kit';
import type { DaySpan } from '@canchero/shared-contracts/report';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { type Figures, useFigures } from '../../../format/use-figures';
import { type ReportText, useText } from '../../../text';
import type { Card, Kind } from '../model/cards';
import { compare } from '../model/change';
import type { ChangeProps } from './change';
import { StatCard } from './stat-card';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
    '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const shown = (figures: Figures, kind: Kind, value: number | null) => {
  if (value === null) return '–';
  // a card has no room for centavos, and its list has them
  return kind === 'money'
    ? figures.money(Math.round(value / 100) * 100)
    : kind === 'share'
      ? figures.share(value)
      : figures.count(value);
};

/** Signs a difference; the minus is the typographic one. */
const signed = (difference: number, text: string) => `${difference < 0 ? '−' : '+'}${text}`;

function changeOf(card: Card, monthBefore: DaySpan, figures: Figures, text: ReportText): ChangeProps | null {
  if (card.value === null || card.before === null) return null;
  const { direction, tone, share, difference } = compare(card.value, card.before, card.wanted);
  const size = Math.abs(difference);
  const amount =
    card.kind === 'share'
      ? text('change.points', { points: signed(difference, figures.count(Math.round(size * 100))) })
      : card.kind === 'money' && share !== null
        ? signed(difference, figures.share(Math.abs(share)))
        : signed(difference, shown(figures, card.kind, size));
  const before = text(`change.${card.beforeSpan}`, {
    value: shown(figures, card.kind, card.before),
    month: figures.monthName(monthBefore.from),
  });
  return { direction, tone, amount: direction === 'same' ? text('change.same') : amount, before };
}

/** Cards of a section. Links to screens that the person may not open are left out. */
export function CardGrid({ cards, monthBefore }: { cards: readonly Card[]; monthBefore: DaySpan }) {
  const text = useText();
  const styles = useStyles();
  const figures = useFigures();
  const held = useStore(useHost().permissions, ({ permissions }) => permissions);
  return (
    <div className={styles.grid}>
      {cards.map((card) => (
        <StatCard
          key={card.name}
          name={text(`card.${card.name}`)}
          explanation={text(`card.${card.name}.why`)}
          value={shown(figures, card.kind, card.value)}
          change={changeOf(card, monthBefore, figures, text)}
          detail={card.count === undefined ? undefined : text(`card.${detailOf(card)}`, { count: card.count })}
          links={card.links
            .filter(({ permission }) => holds(held, permission))
            .map(({ to, label }) => ({ to, label: text(`link.${label}`) }))}
        />
      ))}
    </div>
  );
}

const detailOf = ({ name }: Card) => (name === 'orders_pending' ? 'orders.count' : 'open.count');
