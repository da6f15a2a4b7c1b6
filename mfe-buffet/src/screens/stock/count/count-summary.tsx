import type { Formatter } from '@canchero/shared-contracts/kit';
import { Totals } from '@canchero/shared-contracts/ui-table';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import type { CountTotals } from '../model/count';

interface CountSummaryProps {
  totals: CountTotals;
  /** Number of items that can be counted. */
  of: number;
  formatter: Formatter;
}

/** Totals of a count: items counted, those that differ, and the worth of the differences. */
export function CountSummary({ totals, of, formatter }: CountSummaryProps) {
  const text = useText();
  const intl = useIntl();
  return (
    <Totals
      label={text('stock.view.count')}
      totals={[
        { name: text('count.total.counted'), value: text('count.of', { count: totals.counted, all: of }) },
        {
          name: text('count.total.differing'),
          value: intl.formatNumber(totals.differing),
          warning: totals.differing > 0,
        },
        { name: text('count.total.value'), value: formatter.money(totals.value), warning: totals.value < 0 },
      ]}
    />
  );
}
