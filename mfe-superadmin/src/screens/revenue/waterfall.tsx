import type { Formatter } from '@canchero/shared-contracts/kit';
import type { RevenueMonth } from '@canchero/shared-contracts/revenue';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useText } from '../../text';
import { type WaterfallBar, waterfallOf } from './model/waterfall';

const [WIDTH, HEIGHT, FOOT] = [640, 220, 24];

const useStyles = makeStyles({
  scroller: { overflowX: 'auto' },
  chart: { width: '100%', height: 'auto', minWidth: '520px', maxWidth: '760px' },
  whole: { fill: tokens.colorBrandBackground },
  up: { fill: tokens.colorPaletteGreenBackground3 },
  down: { fill: tokens.colorPaletteRedBackground3 },
  word: { fill: tokens.colorNeutralForeground2, fontSize: '12px', textAnchor: 'middle' },
  amount: { fill: tokens.colorNeutralForeground1, fontSize: '12px', textAnchor: 'middle' },
});

interface WaterfallProps {
  month: RevenueMonth;
  format: Formatter;
}

/** Draws how a month's movements lead from its opening to its closing. The table below it has the same figures. */
export function Waterfall({ month, format }: WaterfallProps) {
  const text = useText();
  const styles = useStyles();
  const bars = waterfallOf(month);
  const top = Math.max(1, ...bars.flatMap(({ from, to }) => [from, to]));
  const x = scaleBand({ domain: bars.map(({ id }) => id), range: [0, WIDTH], padding: 0.25 });
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - FOOT, 24] });
  const lookOf = ({ id, from, to }: WaterfallBar) =>
    id === 'opening' || id === 'closing' ? styles.whole : to >= from ? styles.up : styles.down;
  const wordOf = ({ id }: WaterfallBar) => text(id === 'opening' || id === 'closing' ? `revenue.${id}` : `kind.${id}`);
  return (
    <div className={styles.scroller}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {bars.map((bar) => {
          const left = x(bar.id) ?? 0;
          const [high, low] = [y(Math.max(bar.from, bar.to)), y(Math.min(bar.from, bar.to))];
          const middle = left + x.bandwidth() / 2;
          return (
            <g key={bar.id}>
              <Bar
                className={lookOf(bar)}
                x={left}
                y={high}
                width={x.bandwidth()}
                height={Math.max(1, low - high)}
                rx={3}
              />
              <text className={styles.amount} x={middle} y={high - 6}>
                {format.money(bar.id === 'opening' || bar.id === 'closing' ? bar.to : bar.to - bar.from)}
              </text>
              <text className={styles.word} x={middle} y={HEIGHT - 6}>
                {wordOf(bar)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
