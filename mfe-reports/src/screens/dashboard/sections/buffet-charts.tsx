import type { BuffetFigures } from '@canchero/shared-contracts/report';
import { ChartPanel } from '../../../charts/chart-panel';
import { RowChart } from '../../../charts/row-chart';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';

/** Best sellers of the month. */
export function BuffetCharts({ buffet: { best_sellers: sellers } }: { buffet: BuffetFigures }) {
  const text = useText();
  const { money, count } = useFigures();
  const title = text('chart.sellers');
  const keyOf = (i: number) => sellers[i]?.item_id ?? `other ${i}`;
  return (
    <ChartPanel
      wide
      title={title}
      none={sellers.length === 0 ? text('chart.none') : null}
      table={{
        head: [text('chart.item'), text('chart.units'), text('chart.sales')],
        rows: sellers.map(({ name, quantity, total }, i) => ({
          key: keyOf(i),
          cells: [name, count(quantity), money(total)],
        })),
      }}
    >
      <RowChart
        label={title}
        rows={sellers.map(({ name, quantity, total }, i) => ({
          key: keyOf(i),
          name,
          value: total,
          detail: text('chart.unitsOf', { count: quantity, value: count(quantity) }),
        }))}
        format={money}
      />
    </ChartPanel>
  );
}
