import type { EventsSummary } from '@canchero/shared-contracts/report';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { ColumnChart } from '../../../charts/column-chart';
import { useFigures } from '../../../format/use-figures';
import { FigureTable } from '../../../page/figure-table';
import { Panel } from '../../../page/panel';
import { useText } from '../../../text';
import { CHART_FIGURES, type ChartFigure, daysOfGroup } from '../model/figures';
import type { ChoiceControl } from '../use-choice';
import type { Names } from '../use-names';
import { useFigureRow } from './figure-row';

const useStyles = makeStyles({ figure: { width: '180px', flexShrink: 0, '@media print': { display: 'none' } } });

interface TimePartsProps {
  summary: EventsSummary;
  control: ChoiceControl;
  names: Names;
}

/** Figure of the choice over days, weeks or months. */
export function TimeChart({ summary: { groups, group }, control: { choice, change }, names }: TimePartsProps) {
  const text = useText();
  const styles = useStyles();
  const { count, hours, average, money, shortMoney } = useFigures();
  const { figure } = choice;
  const notations: Record<ChartFigure, [(value: number) => string, (value: number) => string]> = {
    count: [(value) => text('chart.bookingsOf', { count: value, value: count(value) }), count],
    minutes: [hours, average],
    value: [money, shortMoney],
    cancelled: [(value) => text('chart.bookingsOf', { count: value, value: count(value) }), count],
  };
  const [format, formatAxis] = notations[figure];
  const title = text(`events.over.${group}`, { figure: text(`events.${figure}`) });
  return (
    <Panel
      wide
      title={title}
      none={null}
      action={
        <Choice
          className={styles.figure}
          label={text('events.figure')}
          value={figure}
          options={CHART_FIGURES.map((one) => [one, text(`events.${one}`)])}
          onChange={(one) => change({ figure: one === 'count' ? null : one })}
        />
      }
    >
      <ColumnChart
        label={title}
        columns={groups.map((row) => ({
          key: row.from,
          axis: names.shortGroup(row, group, groups.length),
          name: names.group(row, group),
          value: figure === 'minutes' ? row.minutes / 60 : row[figure],
        }))}
        format={format}
        formatAxis={formatAxis}
        whole={figure === 'count' || figure === 'cancelled'}
      />
    </Panel>
  );
}

/** All sums by day, week or month. */
export function TimeTable({ summary: { groups, group, span, totals }, control, names }: TimePartsProps) {
  const text = useText();
  const { head, cells } = useFigureRow(control.listPath);
  const title = text(`events.table.${group}`);
  return (
    <Panel wide title={title} none={null}>
      <FigureTable
        label={title}
        head={head(text(`events.group.${group}`))}
        rows={groups.map((row) => ({
          key: row.from,
          cells: cells(names.group(row, group), row, daysOfGroup(row, group, span)),
        }))}
        total={cells(text('chart.total'), totals, {})}
      />
    </Panel>
  );
}
