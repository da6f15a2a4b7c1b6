import type { TrendDay, Trends } from '@canchero/shared-contracts/report';
import { ChartPanel } from '../../../charts/chart-panel';
import { ColumnChart } from '../../../charts/column-chart';
import { HeatMap } from '../../../charts/heat-map';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';
import { heatOf } from '../model/charts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Bookings and revenue of the last days, and the usual occupancy by weekday and hour. */
export function TrendCharts({ trends }: { trends: Trends }) {
  return (
    <>
      <Days days={trends.days} figure="bookings" />
      <Days days={trends.days} figure="revenue" />
      <Heat trends={trends} />
    </>
  );
}

function Days({ days, figure }: { days: readonly TrendDay[]; figure: 'bookings' | 'revenue' }) {
  const text = useText();
  const { money, shortMoney, count, day, shortDay } = useFigures();
  const title = text(`chart.${figure}`);
  const isCount = figure === 'bookings';
  const total = days.reduce((sum, one) => sum + one[figure], 0);
  const short = isCount ? count : money;
  return (
    <ChartPanel
      title={title}
      hint={text('chart.sum', { total: short(total) })}
      none={days.every((one) => one[figure] === 0) ? text('chart.none') : null}
      table={{
        head: [text('chart.day'), text(isCount ? 'chart.count' : 'chart.amount')],
        rows: days.map((one) => ({ key: one.date, cells: [day(one.date), short(one[figure])] })),
        total: [text('chart.total'), short(total)],
      }}
    >
      <ColumnChart
        label={title}
        columns={days.map((one) => ({
          key: one.date,
          axis: shortDay(one.date),
          name: day(one.date),
          value: one[figure],
        }))}
        format={isCount ? (value) => text('chart.bookingsOf', { count: value, value: count(value) }) : money}
        formatAxis={isCount ? count : shortMoney}
        whole={isCount}
      />
    </ChartPanel>
  );
}

function Heat({ trends }: { trends: Trends }) {
  const text = useText();
  const { share, weekday } = useFigures();
  const heat = heatOf(trends.heat_map);
  const title = text('chart.heat');
  const shown = (value: number | null) => (value === null ? text('chart.closed') : share(value));
  return (
    <ChartPanel
      wide
      title={title}
      hint={text('chart.heat.hint')}
      none={heat.hours.length === 0 ? text('chart.none') : null}
      table={{
        head: [text('chart.day'), ...heat.hours.map(hourText)],
        rows: WEEKDAYS.map((day) => ({
          key: String(day),
          cells: [weekday(day, 'long'), ...heat.hours.map((hour) => shown(heat.shareOf(day, hour)))],
        })),
      }}
    >
      <HeatMap
        label={title}
        rows={WEEKDAYS.map((day) => weekday(day, 'short'))}
        columns={heat.hours.map(String)}
        shareOf={(row, column) => heat.shareOf(row + 1, heat.hours[column] ?? 0)}
        nameOf={(row, column) =>
          text('chart.heat.place', { weekday: weekday(row + 1, 'long'), hour: hourText(heat.hours[column] ?? 0) })
        }
        format={shown}
      />
    </ChartPanel>
  );
}
