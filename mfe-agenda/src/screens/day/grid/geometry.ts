import type { CSSProperties } from 'react';

/** Measures of the grid, pixels. */
export const PX_PER_MINUTE = 1.2;
export const GUTTER_WIDTH = 56;
export const HEAD_HEIGHT = 40;
/** A court is never narrower. */
export const MIN_LANE_WIDTH = 140;

export const heightOf = (minutes: number) => minutes * PX_PER_MINUTE;

/** Left edge or width of `count` of `lanes` equal columns, as a CSS length. */
export const laneShare = (count: number, lanes: number) => `${(count / lanes) * 100}%`;

/** The same measures for the style sheet, as custom properties. */
export const MEASURES = {
  '--gutter-width': `${GUTTER_WIDTH}px`,
  '--head-height': `${HEAD_HEIGHT}px`,
  '--half-hour': `${heightOf(30)}px`,
} as CSSProperties;
