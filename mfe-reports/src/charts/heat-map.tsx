import { AxisLeft, AxisTop } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import * as css from './charts.module.css';
import { Tick } from './tick';
import { Tooltip } from './tooltip';
import { useMarks } from './use-marks';
import { useWidth } from './use-width';

const ROW = 28;
const TOP = 22;
const LEFT = 40;
/** Room of a column's name in pixels. */
const LABEL = 30;
const GAP = 2;

interface HeatMapProps {
  label: string;
  rows: readonly string[];
  columns: readonly string[];
  /** Share from 0 to 1 of a place, or null where there is nothing to measure. */
  shareOf(row: number, column: number): number | null;
  nameOf(row: number, column: number): string;
  format(share: number | null): string;
}

/** Grid of shares, the fuller the stronger. Arrows move in both directions. */
export function HeatMap({ label, rows, columns, shareOf, nameOf, format }: HeatMapProps) {
  const [ref, width] = useWidth();
  const { active, propsOf } = useMarks(rows.length * columns.length, columns.length);
  const height = TOP + rows.length * ROW;
  const indexes = (count: number) => Array.from({ length: count }, (_, i) => i);
  const x = scaleBand<number>({ domain: indexes(columns.length), range: [LEFT, width] });
  const y = scaleBand<number>({ domain: indexes(rows.length), range: [TOP, height] });
  const strength = scaleLinear<number>({ domain: [0, 1], range: [0.06, 1], clamp: true });
  const every = Math.max(1, Math.ceil(LABEL / x.bandwidth()));
  const places = indexes(rows.length).flatMap((row) => indexes(columns.length).map((column) => ({ row, column })));
  const chosen = active === null ? undefined : places[active];
  return (
    <div ref={ref} className={css.chart}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={`${css.svg} ${css.scaled}`}>
        <title>{label}</title>
        <g aria-hidden>
          <AxisTop
            scale={x}
            top={TOP}
            tickValues={indexes(columns.length).filter((i) => i % every === 0)}
            tickFormat={(i) => columns[i] ?? ''}
            hideAxisLine
            hideTicks
            tickClassName={css.tick}
            tickComponent={Tick}
          />
          <AxisLeft
            scale={y}
            left={LEFT}
            tickFormat={(i) => rows[i] ?? ''}
            numTicks={rows.length}
            hideAxisLine
            hideTicks
            tickClassName={css.tick}
            tickComponent={Tick}
          />
        </g>
        {places.map(({ row, column }, i) => {
          const share = shareOf(row, column);
          return (
            <g
              key={`${rows[row]} ${columns[column]}`}
              className={css.mark}
              {...propsOf(i, `${nameOf(row, column)}, ${format(share)}`)}
            >
              <Bar
                x={(x(column) ?? 0) + GAP / 2}
                width={Math.max(1, x.bandwidth() - GAP)}
                y={(y(row) ?? 0) + GAP / 2}
                height={y.bandwidth() - GAP}
                rx={3}
                className={share === null ? css.closed : css.heat}
                fillOpacity={share === null ? undefined : strength(share)}
              />
            </g>
          );
        })}
      </svg>
      {chosen && (
        <Tooltip
          x={(x(chosen.column) ?? 0) + x.bandwidth() / 2}
          y={y(chosen.row) ?? 0}
          width={width}
          title={nameOf(chosen.row, chosen.column)}
          lines={[format(shareOf(chosen.row, chosen.column))]}
        />
      )}
    </div>
  );
}
