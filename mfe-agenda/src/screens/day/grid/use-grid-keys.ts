import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import {
  type Cursor,
  type CursorMove,
  type CursorSteps,
  entryCursor,
  followCursor,
  type Lanes,
  moveCursor,
} from '../model/cursor';
import type { CourtsAs } from './geometry';

/** Actions of keys other than moving the cursor. Lanes and minutes are those of the grid. */
export interface GridKeyActions {
  open(id: string): void;
  create(lane: number, minute: number): void;
  cancel(id: string): void;
  charge(id: string): void;
  /** Moves a booking by one step: a quarter of an hour, or one court. */
  nudge(id: string, by: { lanes?: number; from?: number; to?: number }): void;
}

const MOVES: Record<string, CursorMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
/** Keys in the layout with courts as rows, where time runs to the right, as keys of the layout with columns. */
const TURNED: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};
const STEP = 15;
const NUDGES: Record<string, { lanes?: number; from?: number }> = {
  ArrowUp: { from: -STEP },
  ArrowDown: { from: STEP },
  ArrowLeft: { lanes: -1 },
  ArrowRight: { lanes: 1 },
};
const STRETCHES: Record<string, { to: number }> = { ArrowUp: { to: -STEP }, ArrowDown: { to: STEP } };

/** Roving focus of the grid: a cursor among bookings and free slots that keys move and the focus follows. */
export function useGridKeys(
  lanes: Lanes,
  steps: CursorSteps,
  courtsAs: CourtsAs,
  entryMinute: () => number,
  actions: GridKeyActions,
) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [focusRequest, setFocusRequest] = useState(0);
  const current = cursor && lanes.length > 0 ? followCursor(cursor, lanes) : null;
  // the state follows, so that the cursor does not jump back when a booking that left returns
  useEffect(() => {
    if (current !== cursor) setCursor(current);
  }, [current, cursor]);

  const goTo = useCallback((next: Cursor) => {
    setCursor(next);
    setFocusRequest((n) => n + 1);
  }, []);
  /** Places the cursor when the focus enters the grid by keyboard; a press places it by itself. */
  const enter = (byKeyboard: boolean) => {
    if (byKeyboard && lanes.length > 0) goTo(current ?? entryCursor(lanes, entryMinute(), steps.slot));
  };
  /** Moves the focus along with a booking that the pointer moved. */
  const refocus = (id: string) => {
    adopt(id);
    setFocusRequest((n) => n + 1);
  };
  /** Moves the cursor to a booking that took the focus by itself, for example by a press. */
  const adopt = (id: string) => {
    if (cursor?.id === id) return;
    for (const [lane, placed] of lanes.entries()) {
      const found = placed.find((p) => p.booking.id === id);
      if (found) setCursor({ lane, minute: found.from, id });
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey) return;
    if (handle(event, current)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const handle = (event: KeyboardEvent, at: Cursor): boolean => {
    const key = (courtsAs === 'rows' && TURNED[event.key]) || event.key;
    if (event.altKey) {
      const step = event.shiftKey ? STRETCHES[key] : NUDGES[key];
      if (!step) return false;
      if (at.id !== null) {
        actions.nudge(at.id, step);
        setFocusRequest((n) => n + 1);
      }
      return true;
    }
    const move = MOVES[key];
    if (move) goTo(moveCursor(at, move, lanes, steps));
    else if (key === 'Enter' || key === ' ') {
      if (at.id === null) actions.create(at.lane, at.minute);
      else actions.open(at.id);
    } else if (key === 'Delete' && at.id !== null) actions.cancel(at.id);
    else if (key.toLowerCase() === 'c' && at.id !== null) actions.charge(at.id);
    else return false;
    return true;
  };
  return { cursor: current, focusRequest, enter, stand: setCursor, adopt, refocus, onKeyDown };
}
