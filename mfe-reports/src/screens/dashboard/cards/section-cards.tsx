import { holds } from '@canchero/shared-contracts/core';
import { useHost, useStore } from '@canchero/shared-contracts/kit';
import type { DaySpan } from '@canchero/shared-contracts/report';
import { CardGrid } from '../../../cards/card-grid';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';
import type { Card } from '../model/cards';

/** Cards of a section. Links to screens that the person may not open are left out. */
export function SectionCards({ cards, monthBefore }: { cards: readonly Card[]; monthBefore: DaySpan }) {
  const text = useText();
  const { monthName, count: number } = useFigures();
  const held = useStore(useHost().permissions, ({ permissions }) => permissions);
  return (
    <CardGrid
      cards={cards.map(({ name, count, beforeSpan, links, ...card }) => ({
        ...card,
        name: text(`card.${name}`),
        explanation: text(`card.${name}.why`),
        beforeText: (value) => text(`change.${beforeSpan}`, { value, month: monthName(monthBefore.from) }),
        detail:
          count === undefined
            ? undefined
            : text(name === 'orders_pending' ? 'card.orders.count' : 'card.open.count', {
                count,
                value: number(count),
              }),
        links: links
          .filter(({ permission }) => holds(held, permission))
          .map(({ to, label }) => ({ to, label: text(`link.${label}`) })),
      }))}
    />
  );
}
