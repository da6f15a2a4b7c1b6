import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MinuteRange } from '../model/axis';
import type { Geometry } from './geometry';

/** What is drawn: the lanes `from` to `to`, exclusive, and of each the bookings within `time`. */
export interface GridWindow {
  from: number;
  to: number;
  time: MinuteRange;
  /** Pixels that a lane has across, in whole steps; until it was read, the least. */
  laneSize: number;
}

interface GridSize {
  lanes: number;
  minutes: number;
}

/** How far it is scrolled, and how much is seen, pixels: across the lanes and along time. */
interface View {
  across: number;
  breadth: number;
  along: number;
  length: number;
}

const OVERSCAN_LANES = 1;
const OVERSCAN_MINUTES = 30;
/** What is drawn begins and ends on full hours: it changes once in an hour's way. */
const TIME_STEP = 60;
/** By then the drawer and what else follows the first screen has been fetched, too. */
const SETTLED_AFTER_MS = 1_000;
/** A line of text: less changes nothing that is drawn. */
const SIZE_STEP = 15;

/**
 * Follows what is in view: the courts, and at first the hours; the rest of their day is drawn once that stands, so that a
 * scroll through it draws nothing. On paper, and on a date on which the browser's search was opened, all is drawn. The view
 * is read while the grid is still empty, where that costs least, and before anything is painted. To be called once it
 * is scrolled to where it opens.
 */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  { lanes, minutes }: GridSize,
  geometry: Geometry,
  date: string,
): GridWindow {
  const printing = usePrinting();
  const searched = useSearched(date);
  const wholeDay = useSettled();
  const [view, setView] = useState<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another date may open elsewhere
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = viewOf(element, geometry);
      setView((last) => (last && isSame(last, next, { lanes, minutes }, geometry) ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    element.addEventListener('scroll', schedule, { passive: true });
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      observer.disconnect();
    };
  }, [scroller, lanes, minutes, geometry, date]);
  return useMemo(() => {
    const all = { from: 0, to: lanes, time: { from: 0, to: minutes }, laneSize: geometry.laneSize };
    if (printing) return all;
    if (!view) return { ...all, to: 0 };
    const seen = windowOf(view, { lanes, minutes }, geometry);
    if (searched) return { ...all, laneSize: seen.laneSize };
    return wholeDay ? { ...seen, time: all.time } : seen;
  }, [printing, searched, wholeDay, view, lanes, minutes, geometry]);
}

/** True a moment after what is in view was shown; drawing the rest gives way to whatever a person does meanwhile. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(true)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const all = () => flushSync(() => setPrinting(true));
    const some = () => setPrinting(false);
    window.addEventListener('beforeprint', all);
    window.addEventListener('afterprint', some);
    return () => {
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('afterprint', some);
    };
  }, []);
  return printing;
}

/** Whether the browser's search was opened on a date by its key: it searches what is drawn by the time the key is done. */
function useSearched(date: string): boolean {
  const [searchedDate, setSearchedDate] = useState<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') flushSync(() => setSearchedDate(date));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [date]);
  return searchedDate === date;
}

function viewOf(element: HTMLElement, { courtsAs, sideWidth, headHeight }: Geometry): View {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [width, height] = [Math.max(clientWidth - sideWidth, 0), Math.max(clientHeight - headHeight, 0)];
  return courtsAs === 'columns'
    ? { across: scrollLeft, breadth: width, along: scrollTop, length: height }
    : { across: scrollTop, breadth: height, along: scrollLeft, length: width };
}

/** What is drawn of a grid of which a view is seen. */
export function windowOf(view: View, { lanes, minutes }: GridSize, { laneSize, pxPerMinute }: Geometry): GridWindow {
  const lane = Math.max(laneSize, view.breadth / lanes);
  const [first, last] = [view.along / pxPerMinute, (view.along + view.length) / pxPerMinute];
  return {
    from: Math.max(0, Math.floor(view.across / lane) - OVERSCAN_LANES),
    to: Math.min(lanes, Math.ceil((view.across + view.breadth) / lane) + OVERSCAN_LANES),
    // without a layout there is nothing to go by
    time:
      view.length === 0
        ? { from: 0, to: minutes }
        : {
            from: Math.floor((first - OVERSCAN_MINUTES) / TIME_STEP) * TIME_STEP,
            to: Math.ceil((last + OVERSCAN_MINUTES) / TIME_STEP) * TIME_STEP,
          },
    laneSize: Math.max(laneSize, Math.floor(lane / SIZE_STEP) * SIZE_STEP),
  };
}

function isSame(a: View, b: View, size: GridSize, geometry: Geometry) {
  const before = windowOf(a, size, geometry);
  const after = windowOf(b, size, geometry);
  return (
    before.from === after.from &&
    before.to === after.to &&
    before.time.from === after.time.from &&
    before.time.to === after.time.to &&
    before.laneSize === after.laneSize
  );
}
