/** Rows beyond the window that are there already when one scrolls to them. */
const MARGIN = 8;
/** The range grows and shrinks by so many, so that scrolling seldom changes it. */
const STEP = 8;

/** Of rows of one height those to render, from the first to before the last. `top`: of the list, from the window's top edge; pixels. */
export function visibleRows(top: number, windowHeight: number, rowHeight: number, count: number): [number, number] {
  const first = Math.floor(Math.max(0, -top) / rowHeight) - MARGIN;
  const last = Math.ceil(Math.max(0, windowHeight - top) / rowHeight) + MARGIN;
  const clamp = (row: number) => Math.min(count, Math.max(0, row));
  return [clamp(Math.floor(first / STEP) * STEP), clamp(Math.ceil(last / STEP) * STEP)];
}
