import type { Formatter } from '@canchero/shared-contracts/kit';
import { MOVEMENT_KINDS, type RevenueMonth } from '@canchero/shared-contracts/revenue';
import { Button } from '@canchero/shared-contracts/ui';
import { FigureTable } from '../../page/figure-table';
import { useShare } from '../../page/use-share';
import { useText } from '../../text';
import { useMonthName } from './use-month-name';

interface MonthTableProps {
  /** The oldest first. */
  months: readonly RevenueMonth[];
  chosen: string;
  format: Formatter;
  onChoose(month: string): void;
}

/** Lists the months, the newest first; one of them is shown in the chart and the list of movements. */
export function MonthTable({ months, chosen, format, onChoose }: MonthTableProps) {
  const text = useText();
  const monthName = useMonthName();
  const share = useShare();
  const nameCell = ({ month }: RevenueMonth) => (
    <Button
      size="small"
      appearance={month === chosen ? 'secondary' : 'subtle'}
      aria-pressed={month === chosen}
      onClick={() => onChoose(month)}
    >
      {monthName(month)}
    </Button>
  );
  const moved = MOVEMENT_KINDS.map((kind) => ({
    header: text(`kind.${kind}`),
    cell: (month: RevenueMonth) => (month[kind] === 0 ? '–' : format.money(month[kind])),
  }));
  return (
    <FigureTable
      label={text('revenue.months')}
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      name={{ header: text('movements.choose'), cell: nameCell }}
      figures={[
        { header: text('revenue.opening'), cell: ({ opening }) => format.money(opening) },
        ...moved,
        { header: text('revenue.closing'), cell: ({ closing }) => format.money(closing) },
        { header: text('revenue.owners'), cell: ({ owners }) => owners },
        { header: text('revenue.arpa'), cell: ({ arpa }) => (arpa === null ? '–' : format.money(arpa)) },
        { header: text('revenue.churnRate'), cell: ({ churn_rate }) => share(churn_rate) },
        { header: text('revenue.collected'), cell: ({ collected }) => format.money(collected) },
      ]}
    />
  );
}
