import type { Booking } from '@canchero/shared-contracts/booking';
import type { CSSProperties } from 'react';

/** What a card shows of a booking beside type and payment, in the order in which it is drawn. */
export const MARKS = ['fixed', 'notes', 'consumptions'] as const;
export type Mark = (typeof MARKS)[number];

/** Marks from the one that is missed most: a card without room for all leaves out the last ones. */
const BY_WEIGHT: readonly Mark[] = ['notes', 'consumptions', 'fixed'];

export function marksOf(booking: Pick<Booking, 'series_id' | 'has_notes' | 'has_consumptions'>): Mark[] {
  const { series_id, has_notes = false, has_consumptions = false } = booking;
  const has: Record<Mark, boolean> = { fixed: series_id !== null, notes: has_notes, consumptions: has_consumptions };
  return MARKS.filter((mark) => has[mark]);
}

/** Sizes in pixels: of a mark, and from one to the next. */
const SIZE = 12;
const STEP = 14;
/** Pixels left of a card's text, and beside its marks. */
const LEFT = 15;
const BESIDE = 4;
/** Widths of a start and of a price in pixels. */
const START = 40;
const PRICE = 66;
/** Widths of the signs of type and payment in pixels, and of that of the payment alone. */
const SIGNS = 28;
const SIGN = 12;

const widthOf = (count: number) => count * STEP - (STEP - SIZE);

/** Room of a card in pixels and lines of text. */
interface CardRoom {
  width: number;
  lines: number;
  /** Lines that time and title take; more than `lines` for a title that is cut. */
  used: number;
  /** True if the card shows the sign of the payment alone. */
  narrow: boolean;
}

/**
 * Place of the marks on a card: `corner`, beside the last line of text; `head`, between the start and the signs, which
 * leaves no room for the end; `foot`, a line of their own, which the text loses. Null without room for any.
 */
export type MarksPlace = 'corner' | 'head' | 'foot';

export function placeMarks(
  marks: readonly Mark[],
  { width, lines, used, narrow }: CardRoom,
): { place: MarksPlace; shown: readonly Mark[] } | null {
  if (marks.length === 0) return null;
  const needed = widthOf(marks.length) + 2 * BESIDE;
  if (used < lines && LEFT + PRICE + needed <= width) return { place: 'corner', shown: marks };
  if (LEFT + START + needed + (narrow ? SIGN : SIGNS) <= width) return { place: 'head', shown: marks };
  const fitting = Math.floor((width - LEFT - BESIDE + STEP - SIZE) / STEP);
  if (lines < 3 || fitting < 1) return null;
  const kept = BY_WEIGHT.filter((mark) => marks.includes(mark)).slice(0, fitting);
  return { place: 'foot', shown: marks.filter((mark) => kept.includes(mark)) };
}

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
  const outlines = marks.map((mark, i) => OUTLINES[mark](i * STEP)).join('');
  return { width: widthOf(marks.length), clipPath: `path(evenodd,"${outlines}")` };
}
