import { MARK_SIZE, MARK_STEP, type Mark, marksWidth } from '../../../bookings-data/marks';
import type { CardRoom } from './card-room';

/** Marks from the one that is missed most: a card without room for all leaves out the last ones. */
const BY_WEIGHT: readonly Mark[] = ['notes', 'consumptions', 'fixed'];

/** Pixels left of a card's text, and beside its marks. */
const LEFT = 15;
const BESIDE = 4;
/** Widths of a start and of a price in pixels. */
const START = 40;
const PRICE = 66;
/** Widths of the signs of type and payment in pixels, and of that of the payment alone. */
const SIGNS = 28;
const SIGN = 12;

interface MarksRoom extends Pick<CardRoom, 'width' | 'lines' | 'narrow'> {
  /** Lines that time and title take; more than `lines` for a title that is cut. */
  used: number;
}

/**
 * Place of the marks on a card: `corner`, beside the last line of text; `head`, between the start and the signs, which
 * leaves no room for the end; `foot`, a line of their own, which the text loses. Null without room for any.
 */
export type MarksPlace = 'corner' | 'head' | 'foot';

export function placeMarks(
  marks: readonly Mark[],
  { width, lines, used, narrow }: MarksRoom,
): { place: MarksPlace; shown: readonly Mark[] } | null {
  if (marks.length === 0) return null;
  const needed = marksWidth(marks.length) + 2 * BESIDE;
  if (used < lines && LEFT + PRICE + needed <= width) return { place: 'corner', shown: marks };
  if (LEFT + START + needed + (narrow ? SIGN : SIGNS) <= width) return { place: 'head', shown: marks };
  const fitting = Math.floor((width - LEFT - BESIDE + MARK_STEP - MARK_SIZE) / MARK_STEP);
  if (lines < 3 || fitting < 1) return null;
  const kept = BY_WEIGHT.filter((mark) => marks.includes(mark)).slice(0, fitting);
  return { place: 'foot', shown: marks.filter((mark) => kept.includes(mark)) };
}
