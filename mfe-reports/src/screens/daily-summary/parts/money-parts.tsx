import { type DailySummary, revenueOf } from '@canchero/shared-contracts/report';
import type { ReactNode } from 'react';
import { useFigures } from '../../../format/use-figures';
import { ExportMenu } from '../../../page/export-menu';
import { FigureTable } from '../../../page/figure-table';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { type MoneyLine, moneyBy, monthOf } from '../model/day';

/** Revenue of the day by source and method, and by the person who took it. */
export function MoneyParts({ summary: { date, revenue, credit } }: { summary: DailySummary }) {
  const text = useText();
  const { money } = useFigures();
  const nameOf = ([source, method]: MoneyLine['parts']) =>
    `${text(`source.${source as 'booking'}`)} · ${text(`method.${method as 'cash'}`)}`;
  return (
    <>
      <Money
        title={text('daily.revenue')}
        head={text('daily.origin')}
        lines={moneyBy(revenue, ['source', 'method'])}
        nameOf={nameOf}
        action={<ExportMenu report="payments" query={monthOf(date)} label={text('daily.payments.month')} />}
      />
      <Money
        title={text('daily.takers')}
        head={text('daily.person')}
        lines={moneyBy(revenue, ['taken_by'])}
        nameOf={([person]) => person ?? text('daily.nobody')}
      />
      {credit.length > 0 && (
        <Panel title={text('daily.credit')} hint={text('daily.credit.hint')} none={null}>
          <FigureTable
            label={text('daily.credit')}
            head={[text('chart.method'), text('daily.received'), text('daily.refunded')]}
            rows={credit.map(({ method, received, refunded }) => ({
              key: method,
              cells: [text(`method.${method}`), money(received), money(refunded)],
            }))}
          />
        </Panel>
      )}
    </>
  );
}

interface MoneyProps {
  title: string;
  head: string;
  lines: readonly MoneyLine[];
  nameOf(parts: MoneyLine['parts']): string;
  action?: ReactNode;
}

function Money({ title, head, lines, nameOf, action }: MoneyProps) {
  const text = useText();
  const { money, count } = useFigures();
  const sum = (figure: 'received' | 'refunded' | 'count') => lines.reduce((total, line) => total + line[figure], 0);
  return (
    <Panel title={title} action={action} none={lines.length === 0 ? text('daily.none.revenue') : null}>
      <FigureTable
        label={title}
        head={[head, text('daily.payments'), text('daily.received'), text('daily.refunded'), text('chart.total')]}
        rows={lines.map((line) => ({
          key: line.key,
          cells: [
            nameOf(line.parts),
            count(line.count),
            money(line.received),
            money(line.refunded),
            money(revenueOf([line])),
          ],
        }))}
        total={[
          text('chart.total'),
          count(sum('count')),
          money(sum('received')),
          money(sum('refunded')),
          money(revenueOf(lines)),
        ]}
      />
    </Panel>
  );
}
