import type { TickRendererProps } from '@visx/axis';

/** Label of an axis: plain text, since visx's own measures each label in the page. */
export const Tick = ({ x, y, dx, dy, textAnchor, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
    {formattedValue}
  </text>
);
