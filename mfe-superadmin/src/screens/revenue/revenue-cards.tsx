import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { useIntl } from 'react-intl';
import { FigureCards } from '../../page/figure-cards';
import { useShare } from '../../page/use-share';
import { useText } from '../../text';

/** Draws the figures of now, each with a sentence on what it means. */
export function RevenueCards({ revenue, format }: { revenue: Revenue; format: Formatter }) {
  const text = useText();
  const share = useShare();
  const { formatNumber } = useIntl();
  const cards = [
    { id: 'mrr', value: format.money(revenue.mrr) },
    { id: 'owners', value: formatNumber(revenue.owners) },
    { id: 'arpa', value: revenue.arpa === null ? '–' : format.money(revenue.arpa) },
    { id: 'churn', value: share(revenue.by_month.at(-1)?.churn_rate ?? null) },
  ] as const;
  return (
    <FigureCards
      figures={cards.map(({ id, value }) => ({ name: text(`revenue.${id}`), value, how: text(`revenue.${id}.how`) }))}
    />
  );
}
