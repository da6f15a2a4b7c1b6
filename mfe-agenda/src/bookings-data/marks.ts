import type { Booking } from '@canchero/shared-contracts/booking';
import type { CSSProperties } from 'react';

/** Marks of a booking beside its type and payment, in the order in which they are drawn. */
export const MARKS = ['fixed', 'notes', 'consumptions'] as const;
export type Mark = (typeof MARKS)[number];

export function marksOf(booking: Pick<Booking, 'series_id' | 'has_notes' | 'has_consumptions'>): Mark[] {
  const { series_id, has_notes = false, has_consumptions = false } = booking;
  const has: Record<Mark, boolean> = { fixed: series_id !== null, notes: has_notes, consumptions: has_consumptions };
  return MARKS.filter((mark) => has[mark]);
}

/** Size of a mark, in pixels. */
export const MARK_SIZE = 12;
/** Pixels from the start of one mark to the start of the next. */
export const MARK_STEP = 14;

/** Returns the width of marks side by side in pixels. */
export const marksWidth = (count: number) => count * MARK_STEP - (MARK_STEP - MARK_SIZE);

/** Outlines within 12 by 12 pixels from a left edge: arrow in a circle, written page, cup. */
const OUTLINES: Record<Mark, (left: number) => string> = {
  fixed: (x) => `M${x + 6} 1.2a5.3 5.3 0 1 0 5.3 5.3h-1.8a3.5 3.5 0 1 1-3.5-3.5v1.7l3.6-2.4l-3.6-2.3z`,
  notes: (x) =>
    `M${x + 1.5} .5h6l3 3v8h-9zM${x + 3.3} 4.6v1.2h5.4v-1.2zM${x + 3.3} 6.8v1.2h5.4v-1.2zM${x + 3.3} 9v1.2h3.4v-1.2z`,
  consumptions: (x) =>
    `M${x + 0.5} 1h8v1.6h.8a2.4 2.4 0 0 1 0 4.8h-.9a3.4 3.4 0 0 1-3.3 2.6h-1.2a3.4 3.4 0 0 1-3.4-3.4zM${x + 8.5} 4v2h.8a1 1 0 0 0 0-2zM${x + 0.5} 10.6h8.4v1.2h-8.4z`,
};

/** Returns the style of an element that is drawn as marks side by side. */
export function marksStyle(marks: readonly Mark[]): CSSProperties {
  const outlines = marks.map((mark, i) => OUTLINES[mark](i * MARK_STEP)).join('');
  return { width: marksWidth(marks.length), clipPath: `path(evenodd,"${outlines}")` };
}
