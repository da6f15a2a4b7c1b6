import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Axis, minuteOf } from '../model/axis';
import type { Geometry } from './geometry';

/** Minutes before now at which today opens. */
const LEAD_MINUTES = 60;
/** Multiple of minutes at which the view begins, so that its first line has a whole time. */
const STEP_MINUTES = 30;
/** Pixels that the label of the first line takes above it. */
const LABEL_ROOM = 10;

/** Scrolls today to an hour before now when it opens. Another day stays where the previous one was scrolled to. */
export function useOpeningScroll(
  scroller: RefObject<HTMLElement | null>,
  axis: Axis,
  geometry: Geometry,
  clock: () => number,
) {
  const { date } = axis;
  const latest = useRef(axis);
  useLayoutEffect(() => {
    latest.current = axis;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another day moves the view, not a longer axis
  useLayoutEffect(() => {
    const minute = minuteOf(latest.current, new Date(clock()).toISOString());
    const isToday = minute >= 0 && minute <= latest.current.minutes;
    if (!isToday || !scroller.current) return;
    const first = Math.floor((minute - LEAD_MINUTES) / STEP_MINUTES) * STEP_MINUTES;
    const offset = first * geometry.pxPerMinute - LABEL_ROOM;
    scroller.current.scrollTo(geometry.courtsAs === 'columns' ? { top: offset } : { left: offset });
  }, [date, geometry]);
}
