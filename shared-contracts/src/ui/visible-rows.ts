/** Rows rendered beyond the window, so that scrolling finds them there. */
const MARGIN = 8;
/** Rows by which the range grows and shrinks, so that scrolling seldom changes it. */
const STEP = 8;

/**
 * Returns the rows to render, from the first to before the last, of a list of rows of one height.
 * @param top distance of the list from the window's top edge, in pixels
 */
export function visibleRows(top: number, windowHeight: number, rowHeight: number, count: number): [number, number] {
  const first = Math.floor(Math.max(0, -top) / rowHeight) - MARGIN;
  const last = Math.ceil(Math.max(0, windowHeight - top) / rowHeight) + MARGIN;
  const clamp = (row: number) => Math.min(count, Math.max(0, row));
  return [clamp(Math.floor(first / STEP) * STEP), clamp(Math.ceil(last / STEP) * STEP)];
}
