import type { Finance } from '@canchero/shared-contracts/report';
import { ChartPanel } from '../../../charts/chart-panel';
import { RowChart } from '../../../charts/row-chart';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';
import { type NamedSum, sumsBy } from '../model/charts';

/** Revenue of the month by source and by method. */
export function FinanceCharts({ finance: { revenue } }: { finance: Finance }) {
  const text = useText();
  const sources = sumsBy(revenue, 'source').map(({ name, value }) => ({ name: text(`source.${name}`), value }));
  const methods = sumsBy(revenue, 'method').map(({ name, value }) => ({ name: text(`method.${name}`), value }));
  return (
    <>
      <Sums title={text('chart.sources')} head={text('chart.source')} sums={sources} />
      <Sums title={text('chart.methods')} head={text('chart.method')} sums={methods} />
    </>
  );
}

function Sums({ title, head, sums }: { title: string; head: string; sums: readonly NamedSum<string>[] }) {
  const text = useText();
  const { money, share } = useFigures();
  const total = sums.reduce((sum, { value }) => sum + value, 0);
  const partOf = (value: number) => (total > 0 ? share(value / total) : '');
  return (
    <ChartPanel
      title={title}
      none={sums.length === 0 ? text('chart.none') : null}
      table={{
        head: [head, text('chart.amount'), '%'],
        rows: sums.map(({ name, value }) => ({ key: name, cells: [name, money(value), partOf(value)] })),
        total: [text('chart.total'), money(total), ''],
      }}
    >
      <RowChart
        label={title}
        rows={sums.map(({ name, value }) => ({ key: name, name, value, detail: partOf(value) }))}
        format={money}
      />
    </ChartPanel>
  );
}
