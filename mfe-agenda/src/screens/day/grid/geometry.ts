import type { CSSProperties } from 'react';

/** Orientation of the grid: courts as columns with time downwards, or as rows with time to the right. */
export type CourtsAs = 'columns' | 'rows';

/** Measures of a grid in pixels, and styles for places in it. Time runs along one axis, lanes across it. */
export interface Geometry {
  courtsAs: CourtsAs;
  pxPerMinute: number;
  /** Minimum width of a court. Cards receive the measured width instead. */
  laneSize: number;
  /** Width of the left strip and height of the top strip. Both stay in view. */
  sideWidth: number;
  headHeight: number;
  /** Style of a range of time. */
  timeStyle(from: number, minutes?: number): CSSProperties;
  /** Style of one of `lanes` equal lanes. */
  laneStyle(lane: number, lanes: number): CSSProperties;
  /** Style of one of the equal parts of a lane that overlapping bookings share. */
  shareStyle(part: number, parts: number): CSSProperties;
  /** Length of the grid along time; lanes take the room across it. */
  trackStyle(minutes: number): CSSProperties;
  areaStyle(lanes: number, minutes: number): CSSProperties;
}

const percent = (count: number, of: number) => `${(count / of) * 100}%`;

const COLUMN_WIDTH = 140;
const COLUMN_SIDE = 56;
const COLUMN_HEAD = 40;

const columns = (px: number): Geometry => ({
  courtsAs: 'columns',
  pxPerMinute: px,
  laneSize: COLUMN_WIDTH,
  sideWidth: COLUMN_SIDE,
  headHeight: COLUMN_HEAD,
  timeStyle: (from, minutes) => (minutes === undefined ? { top: from * px } : { top: from * px, height: minutes * px }),
  laneStyle: (lane, lanes) => ({ left: percent(lane, lanes), width: percent(1, lanes) }),
  shareStyle: (part, parts) => ({
    left: `calc(${percent(part, parts)} + 2px)`,
    width: `calc(${percent(1, parts)} - 5px)`,
  }),
  trackStyle: (minutes) => ({ height: minutes * px }),
  areaStyle: (lanes) => ({ minWidth: COLUMN_SIDE + lanes * COLUMN_WIDTH }),
});

const ROW_HEIGHT = 66;
const ROW_SIDE = 132;
const ROW_HEAD = 32;

const rows = (px: number): Geometry => ({
  courtsAs: 'rows',
  pxPerMinute: px,
  laneSize: ROW_HEIGHT,
  sideWidth: ROW_SIDE,
  headHeight: ROW_HEAD,
  timeStyle: (from, minutes) =>
    minutes === undefined ? { left: from * px } : { left: from * px, width: minutes * px },
  laneStyle: (lane, lanes) => ({ top: percent(lane, lanes), height: percent(1, lanes) }),
  shareStyle: (part, parts) => ({
    top: `calc(${percent(part, parts)} + 2px)`,
    height: `calc(${percent(1, parts)} - 5px)`,
  }),
  trackStyle: (minutes) => ({ width: minutes * px }),
  areaStyle: (_, minutes) => ({
    width: 'max-content',
    minWidth: ROW_SIDE + minutes * px,
  }),
});

/** Pixels per minute without a zoom. */
const USUAL_PX: Readonly<Record<CourtsAs, number>> = { columns: 1.2, rows: 2.4 };
/** Fewest pixels per minute at which half an hour can still be read and pressed. */
const LEAST_PX: Readonly<Record<CourtsAs, number>> = { columns: 0.6, rows: 0.8 };
const MAKERS = { columns, rows };

export const COLUMNS: Geometry = columns(USUAL_PX.columns);
export const ROWS: Geometry = rows(USUAL_PX.rows);
export const GEOMETRIES: Readonly<Record<CourtsAs, Geometry>> = { columns: COLUMNS, rows: ROWS };

/** Scales of the time axis: the usual one, smaller and larger ones, and that at which the whole day is in view. */
export const ZOOMS = ['day', 'small', 'usual', 'large'] as const;
export type Zoom = (typeof ZOOMS)[number];
const FACTORS: Readonly<Record<Exclude<Zoom, 'day'>, number>> = { small: 0.7, usual: 1, large: 1.5 };

/** Returns the measures at a zoom; `room`, in pixels along time, is what the whole day may take, null while unknown. */
export function geometryOf(courtsAs: CourtsAs, zoom: Zoom, minutes: number, room: number | null): Geometry {
  if (zoom === 'usual' || (zoom === 'day' && room === null)) return GEOMETRIES[courtsAs];
  const usual = USUAL_PX[courtsAs];
  const px = zoom === 'day' ? Math.floor(((room ?? 0) / minutes) * 1000) / 1000 : usual * FACTORS[zoom];
  return MAKERS[courtsAs](Math.max(LEAST_PX[courtsAs], px));
}

/** Room for the grid on A4 landscape below heading and legend, in CSS pixels, and the maximum scale. */
const PAPER = { width: 1060, height: 655, zoom: 0.58 };

interface GridExtent {
  lanes: number;
  minutes: number;
  /** Minutes between the lines. */
  slot: number;
}

/** Returns the measures for the style sheet, as custom properties. */
export function measuresOf(geometry: Geometry, { lanes, minutes, slot }: GridExtent): CSSProperties {
  const { courtsAs, pxPerMinute, sideWidth, headHeight, laneSize } = geometry;
  const along = minutes * pxPerMinute;
  const fit = courtsAs === 'columns' ? PAPER.height / (headHeight + along) : PAPER.width / (sideWidth + along);
  const zoom = Math.min(PAPER.zoom, fit);
  const share = (PAPER.height / zoom - headHeight) / lanes;
  return {
    '--side-width': `${sideWidth}px`,
    '--head-height': `${headHeight}px`,
    '--hour': `${60 * pxPerMinute}px`,
    '--slot': `${slot * pxPerMinute}px`,
    '--rows': `${headHeight + lanes * laneSize}px`,
    '--paper-zoom': zoom,
    '--paper-rows': `${lanes * Math.max(laneSize, Math.min(2 * laneSize, share))}px`,
  } as CSSProperties;
}
