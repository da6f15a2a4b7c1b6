import { useRef, useState } from 'react';
import type { Axis } from '../model/axis';
import type { GridCourt } from './types';

/** Meaning of the lanes and minutes of a grid. */
interface GridFrame {
  courts: readonly GridCourt[];
  axis: Axis;
}

/**
 * Returns the courts and the time axis to draw, and what holds them during a gesture: a court that a colleague adds, or a
 * booking before the opening, would put another place under the pointer. Another date is drawn at once.
 */
export function useSteadyFrame(latest: GridFrame) {
  const held = useRef(false);
  const drawn = useRef(latest);
  const missed = useRef(false);
  const [, redraw] = useState({});
  if (!held.current || drawn.current.axis.date !== latest.axis.date) drawn.current = latest;
  missed.current = drawn.current.courts !== latest.courts || drawn.current.axis !== latest.axis;
  const hold = (on: boolean) => {
    held.current = on;
    if (!on && missed.current) redraw({});
  };
  return { ...drawn.current, hold };
}
