import * as css from './charts.module.css';

/** Half of the widest tooltip, in pixels: closer to an edge it would leave the chart. */
const HALF = 90;

interface TooltipProps {
  /** Middle of the mark and its upper edge, in pixels of the chart. */
  x: number;
  y: number;
  width: number;
  title: string;
  lines: readonly string[];
}

/** Names the active mark. Assistive technology reads the mark's own label. */
export function Tooltip({ x, y, width, title, lines }: TooltipProps) {
  const left = Math.max(Math.min(HALF, width / 2), Math.min(width - HALF, x));
  return (
    <div className={css.tooltip} aria-hidden style={{ left, top: Math.max(y, 0) }}>
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
