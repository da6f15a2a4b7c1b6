import type { Formatter } from '@canchero/shared-contracts/kit';
import { MOVEMENT_KINDS, type RevenueMonth } from '@canchero/shared-contracts/revenue';
import { Button } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../text';

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
  const columns: DataColumn<RevenueMonth>[] = [
    {
      id: 'month',
      header: text('movements.choose'),
      cell: ({ month }) => (
        <Button
          size="small"
          appearance={month === chosen ? 'secondary' : 'subtle'}
          aria-pressed={month === chosen}
          onClick={() => onChoose(month)}
        >
          {month}
        </Button>
      ),
    },
    { id: 'opening', header: text('revenue.opening'), number: true, cell: ({ opening }) => format.money(opening) },
    ...MOVEMENT_KINDS.map((kind) => ({
      id: kind,
      header: text(`kind.${kind}`),
      number: true,
      cell: (month: RevenueMonth) => (month[kind] === 0 ? '–' : format.money(month[kind])),
    })),
    { id: 'closing', header: text('revenue.closing'), number: true, cell: ({ closing }) => format.money(closing) },
    {
      id: 'collected',
      header: text('revenue.collected'),
      number: true,
      cell: ({ collected }) => format.money(collected),
    },
  ];
  return (
    <DataTable
      label={text('revenue.months')}
      columns={columns}
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      wide
    />
  );
}
