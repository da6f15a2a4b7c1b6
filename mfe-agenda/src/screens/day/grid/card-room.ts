import type { Geometry } from './geometry';

const LINE_HEIGHT = 15;
/** Border and padding above and below, and the gap to the next card, pixels. */
const FRAME = 8;
const MOST_LINES = 6;
/** Average width of a character, and room beside a card's text, in pixels. */
const CHARACTER = 6.2;
const MARGIN = 24;
/** Width of start and end beside the signs, in pixels. */
const RANGE = 132;
/** Pixels below which a card has no room for both signs. */
const TWO_SIGNS = 84;

/** Room of a booking's card. */
export interface CardRoom {
  /** Pixels; the minimum in columns, which share the width of the screen. */
  width: number;
  /** Number of lines of text that fit. */
  lines: number;
  /** True if there is room for the sign of the payment alone. */
  narrow: boolean;
  /** True if start and end fit beside the signs, above two more lines. */
  range: boolean;
  /** True if its texts may not fit, so that they are cut off. */
  clipped: boolean;
}

/** Returns the room of a card; `columns` is the number of bookings that share the court at that time. */
export function roomOf({ courtsAs, pxPerMinute, laneSize }: Geometry, minutes: number, columns: number): CardRoom {
  const along = minutes * pxPerMinute;
  const across = laneSize / columns;
  const [width, height] = courtsAs === 'columns' ? [across, along] : [along, across];
  return {
    width,
    lines: Math.max(2, Math.min(MOST_LINES, Math.floor((height - FRAME) / LINE_HEIGHT))),
    narrow: width < TWO_SIGNS,
    range: width >= RANGE && height >= 3 * LINE_HEIGHT + FRAME,
    clipped: columns > 1 || height < 2 * LINE_HEIGHT + FRAME - 2,
  };
}

/** Estimates the number of lines that a title takes in a card of a width in pixels. */
export function titleLines(width: number, title: string): number {
  const room = Math.max(1, (width - MARGIN) / CHARACTER);
  let lines = 1;
  let used = 0;
  for (const word of title.split(' ')) {
    if (used > 0 && used + 1 + word.length > room) {
      lines += 1;
      used = 0;
    }
    used += word.length + (used > 0 ? 1 : 0);
    if (used > room) {
      lines += Math.floor(used / room);
      used %= room;
    }
  }
  return lines;
}
