import { type RefObject, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MinuteRange } from '../model/axis';
import type { Geometry } from './geometry';

/** Part of the grid that is drawn: lanes `from` to `to` (exclusive), and in each the bookings within `time`. */
export interface GridWindow {
  from: number;
  to: number;
  time: MinuteRange;
  /** Width of a lane in pixels, in whole steps; the minimum until it was measured. */
  laneSize: number;
}

interface GridSize {
  lanes: number;
  minutes: number;
}

/** Scroll offset and visible size in pixels: across the lanes and along time. */
interface View {
  across: number;
  breadth: number;
  along: number;
  length: number;
}

const OVERSCAN_LANES = 1;
const OVERSCAN_MINUTES = 30;
/** Minutes. The drawn part begins and ends on full hours, so that it changes once per hour scrolled. */
const TIME_STEP = 60;
/** Time after which the drawer and other late parts have usually been fetched. */
const SETTLED_AFTER_MS = 1_000;
/** Pixels. Height of a line of text: a smaller change of size draws nothing new. */
const SIZE_STEP = 15;

/**
 * Returns the part of the grid to draw: the courts in view, at first only the hours in view, and a moment later the whole
 * day, so that scrolling through it draws nothing. Draws everything for print and on a date on which the browser's search
 * was opened. Measures while the grid is still empty, before the first paint. Call it after `useOpeningScroll`.
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
  const last = useRef<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another date may open elsewhere
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = viewOf(element, geometry);
      // set nevertheless, React would render once more to find that nothing has changed
      if (last.current && isSame(last.current, next, { lanes, minutes }, geometry)) return;
      last.current = next;
      setView(next);
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

/** Returns true a moment after the first draw; drawing the rest yields to user input. */
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

/** Checks whether the browser's search was opened on this date: it finds only what is drawn when its key is handled. */
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

/** Measures what the scroller of a grid shows. */
export function viewOf(element: HTMLElement, { courtsAs, sideWidth, headHeight }: Geometry): View {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [width, height] = [Math.max(clientWidth - sideWidth, 0), Math.max(clientHeight - headHeight, 0)];
  return courtsAs === 'columns'
    ? { across: scrollLeft, breadth: width, along: scrollTop, length: height }
    : { across: scrollTop, breadth: height, along: scrollLeft, length: width };
}

/** Returns the part of a grid to draw for a view. */
export function windowOf(view: View, { lanes, minutes }: GridSize, { laneSize, pxPerMinute }: Geometry): GridWindow {
  const lane = Math.max(laneSize, view.breadth / lanes);
  const [first, last] = [view.along / pxPerMinute, (view.along + view.length) / pxPerMinute];
  return {
    from: Math.max(0, Math.floor(view.across / lane) - OVERSCAN_LANES),
    to: Math.min(lanes, Math.ceil((view.across + view.breadth) / lane) + OVERSCAN_LANES),
    // no layout, as in tests: draw the whole day
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
