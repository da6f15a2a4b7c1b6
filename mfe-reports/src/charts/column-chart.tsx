import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import * as css from './charts.module.css';
import { Tick } from './tick';
import { Tooltip } from './tooltip';
import { useMarks } from './use-marks';
import { useWidth } from './use-width';

const HEIGHT = 220;
const MARGIN = { top: 12, right: 4, bottom: 28 };
/** Room of a label below its column and of a digit beside the axis, in pixels. */
const LABEL = 46;
const DIGIT = 7;

export interface Column {
  key: string;
  /** Short name below the column. */
  axis: string;
  /** Full name. */
  name: string;
  value: number;
  /** Value of the same place in the span before. */
  before?: number | undefined;
}

interface ColumnChartProps {
  label: string;
  columns: readonly Column[];
  format(value: number): string;
  /** Shorter notation for the axis. */
  formatAxis(value: number): string;
  /** Name of the span before, where columns have one. */
  beforeName?: string;
  /** Only whole numbers are on the axis. */
  whole?: boolean;
}

/** Columns over time. Each is reached by the keyboard and says its value, with the span before beside it. */
export function ColumnChart({ label, columns, format, formatAxis, beforeName = '', whole }: ColumnChartProps) {
  const [ref, width] = useWidth();
  const { active, propsOf } = useMarks(columns.length);
  const values = columns.flatMap(({ value, before = 0 }) => [value, before]);
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(whole ? 4 : 1, ...values)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  const ticks = y.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
  const left = 12 + DIGIT * Math.max(...ticks.map((tick) => formatAxis(tick).length));
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [left, width - MARGIN.right],
    padding: 0.28,
  });
  const nameOf = new Map(columns.map(({ key, axis }) => [key, axis]));
  const every = Math.max(1, Math.ceil(columns.length / Math.max(1, Math.floor((width - left) / LABEL))));
  const linesOf = ({ value, before }: Column) =>
    before === undefined ? [format(value)] : [format(value), `${beforeName}: ${format(before)}`];
  const middleOf = ({ key }: Column) => (x(key) ?? 0) + x.bandwidth() / 2;
  const chosen = active === null ? undefined : columns[active];
  return (
    <div ref={ref} className={css.chart}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className={`${css.svg} ${css.scaled}`}>
        <title>{label}</title>
        <g aria-hidden>
          <GridRows scale={y} tickValues={ticks} left={left} width={Math.max(0, width - left)} className={css.grid} />
          <AxisLeft
            scale={y}
            left={left}
            tickValues={ticks}
            tickFormat={(tick) => formatAxis(Number(tick))}
            hideAxisLine
            hideTicks
            tickClassName={css.tick}
            tickComponent={Tick}
          />
          <AxisBottom
            scale={x}
            top={HEIGHT - MARGIN.bottom}
            tickValues={columns.filter((_, i) => i % every === 0).map(({ key }) => key)}
            tickFormat={(key) => nameOf.get(key) ?? ''}
            hideTicks
            axisLineClassName={css.axis}
            tickClassName={css.tick}
            tickComponent={Tick}
          />
        </g>
        {columns.map((column, i) => {
          const wide = x.bandwidth();
          const pair = column.before !== undefined;
          const bar = (value: number, at: number, size: number, className: string | undefined) => (
            <Bar
              x={at}
              width={Math.max(1, size)}
              y={y(Math.max(0, value))}
              height={Math.abs(y(value) - y(0))}
              rx={Math.min(3, size / 3)}
              className={className}
            />
          );
          const start = x(column.key) ?? 0;
          return (
            <g key={column.key} className={css.mark} {...propsOf(i, [column.name, ...linesOf(column)].join(', '))}>
              <Bar
                x={start - (x.step() - wide) / 2}
                width={x.step()}
                y={MARGIN.top}
                height={HEIGHT - MARGIN.top - MARGIN.bottom}
                className={css.place}
              />
              {pair && bar(column.before ?? 0, start, wide * 0.4, css.before)}
              {bar(column.value, pair ? start + wide * 0.45 : start, pair ? wide * 0.55 : wide, css.bar)}
            </g>
          );
        })}
      </svg>
      {chosen && (
        <Tooltip
          x={middleOf(chosen)}
          y={y(Math.max(chosen.value, chosen.before ?? 0, 0))}
          width={width}
          title={chosen.name}
          lines={linesOf(chosen)}
        />
      )}
    </div>
  );
}
