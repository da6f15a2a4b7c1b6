import type { Drawing } from '../model/drag';
import type { Geometry } from './geometry';
import type { GridPlace } from './grid-place';

/** Depth in pixels of the zone at an edge of the view in which a pointer scrolls the grid. */
const ZONE = 36;
/** Pixels by which it scrolls with each frame. */
const SPEED = 12;

/** Returns by how many pixels a pointer at `at` scrolls a view that reaches from `start` to `end`. */
export const edgeStep = (at: number, start: number, end: number) =>
  at < start + ZONE ? -SPEED : at > end - ZONE ? SPEED : 0;

/** Scrolls by one step if the pointer is at an edge of the view; returns whether anything moved. */
export function scrollAtEdge(
  scroller: HTMLElement,
  view: GridPlace['view'],
  { courtsAs, sideWidth, headHeight }: Geometry,
  gesture: Drawing,
  pointer: { x: number; y: number },
): boolean {
  const dx = edgeStep(pointer.x, view.left + sideWidth, view.right);
  const dy = edgeStep(pointer.y, view.top + headHeight, view.bottom);
  if (dx === 0 && dy === 0) return false;
  const { scrollLeft, scrollTop } = scroller;
  // a booking that is created or resized keeps its court: it scrolls along time only
  const isFree = gesture.kind === 'moving';
  scroller.scrollBy(isFree || courtsAs === 'rows' ? dx : 0, isFree || courtsAs === 'columns' ? dy : 0);
  return scrollLeft !== scroller.scrollLeft || scrollTop !== scroller.scrollTop;
}
