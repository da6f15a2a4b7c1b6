import type { GridPoint } from '../model/drag';
import type { DragElements } from './drag-host';
import type { Geometry } from './geometry';

/** Place of the grid in the window and how far it was scrolled, in pixels, as it was when it was measured. */
export interface GridPlace {
  left: number;
  top: number;
  laneSize: number;
  scrollLeft: number;
  scrollTop: number;
  /** Box in the window through which the grid is seen. */
  view: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
}

/** Measures the grid, which makes the browser lay out the page: once at a press, not with each move. */
export function measureGrid({ scroller, lanes }: DragElements, { courtsAs }: Geometry, count: number): GridPlace {
  const box = lanes.getBoundingClientRect();
  return {
    left: box.left,
    top: box.top,
    laneSize: (courtsAs === 'columns' ? box.width : box.height) / count,
    scrollLeft: scroller.scrollLeft,
    scrollTop: scroller.scrollTop,
    view: scroller.getBoundingClientRect(),
  };
}

/** Returns where a point of the window is in the grid, which may have scrolled since it was measured. */
export function gridPointAt(
  place: GridPlace,
  scrolled: Pick<HTMLElement, 'scrollLeft' | 'scrollTop'>,
  { courtsAs, pxPerMinute }: Geometry,
  { x, y }: { x: number; y: number },
): GridPoint {
  const left = x - place.left + scrolled.scrollLeft - place.scrollLeft;
  const top = y - place.top + scrolled.scrollTop - place.scrollTop;
  const [across, along] = courtsAs === 'columns' ? [left, top] : [top, left];
  return { x, y, lane: Math.floor(across / place.laneSize), minute: along / pxPerMinute };
}
