import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import * as css from './charts.module.css';
import { Tooltip } from './tooltip';
import { useMarks } from './use-marks';
import { useWidth } from './use-width';

const ROW = 44;
/** Height of a row's name above its bar. */
const NAME = 22;

export interface Row {
  key: string;
  name: string;
  value: number;
  /** Further figure in the tooltip. */
  detail?: string;
}

interface RowChartProps {
  label: string;
  rows: readonly Row[];
  format(value: number): string;
  /** Value of a full bar. Default: the largest of the rows. */
  largest?: number;
}

/** Bars below each other, the longest names included: each has its name and its value above it. */
export function RowChart({ label, rows, format, largest }: RowChartProps) {
  const [ref, width] = useWidth();
  const { active, propsOf } = useMarks(rows.length);
  const height = rows.length * ROW;
  const values = rows.map(({ value }) => value);
  const x = scaleLinear<number>({
    domain: [Math.min(0, ...values), largest ?? Math.max(1, ...values)],
    range: [0, width],
  });
  const y = scaleBand<string>({ domain: rows.map(({ key }) => key), range: [0, height] });
  const linesOf = ({ value, detail }: Row) => (detail ? [format(value), detail] : [format(value)]);
  const chosen = active === null ? undefined : rows[active];
  return (
    <div ref={ref} className={css.chart}>
      {/* only the bars may be stretched; their names are beside them */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={css.svg}
      >
        <title>{label}</title>
        {rows.map((row, i) => {
          const top = y(row.key) ?? 0;
          return (
            <g key={row.key} className={css.mark} {...propsOf(i, [row.name, ...linesOf(row)].join(', '))}>
              <Bar x={0} width={width} y={top} height={ROW} className={css.place} />
              <Bar x={0} width={width} y={top + NAME} height={10} rx={5} className={css.track} />
              <Bar
                x={x(Math.min(0, row.value))}
                width={Math.max(2, Math.abs(x(row.value) - x(0)))}
                y={top + NAME}
                height={10}
                rx={5}
                className={row.value < 0 ? css.loss : css.bar}
              />
            </g>
          );
        })}
      </svg>
      <div className={css.names} aria-hidden>
        {rows.map((row) => (
          <div key={row.key} className={css.name} style={{ top: y(row.key) ?? 0 }}>
            <span className={css.label}>{row.name}</span>
            <span>{format(row.value)}</span>
          </div>
        ))}
      </div>
      {chosen && (
        <Tooltip x={width / 2} y={y(chosen.key) ?? 0} width={width} title={chosen.name} lines={linesOf(chosen)} />
      )}
    </div>
  );
}
