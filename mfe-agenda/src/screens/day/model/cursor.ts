import type { PlacedBooking } from './layout';

/** Place of the keyboard: a booking, or the free slot that begins at `minute`. */
export interface Cursor {
  lane: number;
  minute: number;
  /** Id of the booking; null on a free slot. */
  id: string | null;
}

export type CursorMove = 'up' | 'down' | 'left' | 'right' | 'first' | 'last' | 'pageUp' | 'pageDown';
export type Lanes = readonly (readonly PlacedBooking[])[];

const PAGE_MINUTES = 120;

/** Length of the day, and distance between free slots, in minutes. */
export interface CursorSteps {
  minutes: number;
  slot: number;
}

/** Returns the cursor after a key; unchanged at the edges of the grid. */
export function moveCursor(cursor: Cursor, move: CursorMove, lanes: Lanes, { minutes, slot }: CursorSteps): Cursor {
  const placed = lanes[cursor.lane] ?? [];
  const index = placed.findIndex((p) => p.booking.id === cursor.id);
  const current = placed[index];
  const at = (lane: number, minute: number) =>
    lane < 0 || lane >= lanes.length || minute < 0 || minute >= minutes ? cursor : landOn(lanes, lane, minute);
  switch (move) {
    case 'left':
      return at(cursor.lane - 1, cursor.minute);
    case 'right':
      return at(cursor.lane + 1, cursor.minute);
    case 'down': {
      const beside = placed[index + 1];
      if (current && beside && beside.from < current.to) return on(cursor.lane, beside);
      return at(
        cursor.lane,
        current ? current.to : Math.min(nextSlot(cursor.minute, slot), nextStart(placed, cursor.minute)),
      );
    }
    case 'up': {
      const beside = placed[index - 1];
      if (current && beside && beside.to > current.from) return on(cursor.lane, beside);
      return at(cursor.lane, slotEndingAt(placed, current?.from ?? cursor.minute, slot));
    }
    case 'first':
      return at(cursor.lane, 0);
    case 'last':
      return at(cursor.lane, minutes - slot);
    case 'pageUp':
      return at(cursor.lane, Math.max(0, cursor.minute - PAGE_MINUTES));
    case 'pageDown':
      return at(cursor.lane, Math.min(minutes - slot, cursor.minute + PAGE_MINUTES));
  }
}

/** Returns where the keyboard enters: the first booking that is not over at a minute, else the slot of that minute. */
export function entryCursor(lanes: Lanes, minute: number, slot: number): Cursor {
  for (const [lane, placed] of lanes.entries()) {
    const next = placed.find((p) => p.to > minute);
    if (next) return on(lane, next);
  }
  return { lane: 0, minute: Math.floor(minute / slot) * slot, id: null };
}

/** Returns the cursor after bookings changed: it follows its booking, or keeps its place if that booking left. */
export function followCursor(cursor: Cursor, lanes: Lanes): Cursor {
  if (cursor.id !== null) {
    for (const [lane, placed] of lanes.entries()) {
      const found = placed.find((p) => p.booking.id === cursor.id);
      if (found) return lane === cursor.lane && found.from === cursor.minute ? cursor : on(lane, found);
    }
  }
  const lane = Math.min(cursor.lane, lanes.length - 1);
  const landed = landOn(lanes, Math.max(0, lane), cursor.minute);
  return landed.lane === cursor.lane && landed.minute === cursor.minute && landed.id === cursor.id ? cursor : landed;
}

const on = (lane: number, placed: PlacedBooking): Cursor => ({ lane, minute: placed.from, id: placed.booking.id });

function landOn(lanes: Lanes, lane: number, minute: number): Cursor {
  const there = (lanes[lane] ?? []).find((p) => p.from <= minute && minute < p.to);
  return there ? on(lane, there) : { lane, minute, id: null };
}

const nextSlot = (minute: number, slot: number) => (Math.floor(minute / slot) + 1) * slot;

const nextStart = (placed: readonly PlacedBooking[], minute: number) =>
  Math.min(Number.POSITIVE_INFINITY, ...placed.map((p) => p.from).filter((from) => from > minute));

/** Returns the start of the slot before a minute, not earlier than the end of the booking before it. */
function slotEndingAt(placed: readonly PlacedBooking[], minute: number, slot: number): number {
  if (minute <= 0) return -1;
  const start = Math.floor((minute - 1) / slot) * slot;
  return Math.max(start, ...placed.map((p) => p.to).filter((to) => to < minute));
}
