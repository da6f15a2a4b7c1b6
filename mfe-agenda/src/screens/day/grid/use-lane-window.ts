import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Geometry } from './geometry';

/** The lanes that are drawn: `from` to `to`, exclusive. */
export interface LaneWindow {
  from: number;
  to: number;
  /** Pixels that a lane has across, in whole steps; until it was read, the least. */
  laneSize: number;
}

/** How far it is scrolled across the lanes, and how much of them is seen, pixels. */
interface View {
  offset: number;
  size: number;
}

const OVERSCAN = 1;
/** A line of text: less changes nothing that is drawn. */
const SIZE_STEP = 15;

/**
 * Follows the lanes in view; on paper, and on a date on which the browser's search was opened, all of them are. The first
 * answer goes by the window's size, without reading the layout.
 */
export function useLaneWindow(
  scroller: RefObject<HTMLElement | null>,
  lanes: number,
  geometry: Geometry,
  date: string,
): LaneWindow {
  const across = geometry.courtsAs === 'columns';
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
  const [searchedDate, setSearchedDate] = useState<string | null>(null);
  useEffect(() => {
    // the browser searches what is drawn by the time that its own key is done
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') flushSync(() => setSearchedDate(date));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [date]);
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = across
        ? { offset: element.scrollLeft, size: element.clientWidth }
        : { offset: element.scrollTop, size: element.clientHeight };
      setView((last) => (last && sameLanes(last, next, lanes, geometry) ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    element.addEventListener('scroll', schedule, { passive: true });
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', schedule);
      observer.disconnect();
    };
  }, [scroller, lanes, geometry, across]);
  if (printing) return { from: 0, to: lanes, laneSize: geometry.laneSize };
  if (view && searchedDate === date) return { ...lanesIn(view, lanes, geometry), from: 0, to: lanes };
  if (view) return lanesIn(view, lanes, geometry);
  const guess = { offset: 0, size: across ? window.innerWidth : window.innerHeight };
  return { ...lanesIn(guess, lanes, geometry), laneSize: geometry.laneSize };
}

function lanesIn(view: View, lanes: number, { courtsAs, sideWidth, headHeight, laneSize }: Geometry): LaneWindow {
  const track = Math.max(view.size - (courtsAs === 'columns' ? sideWidth : headHeight), 1);
  const lane = Math.max(laneSize, track / lanes);
  return {
    from: Math.max(0, Math.floor(view.offset / lane) - OVERSCAN),
    to: Math.min(lanes, Math.ceil((view.offset + track) / lane) + OVERSCAN),
    laneSize: Math.max(laneSize, Math.floor(lane / SIZE_STEP) * SIZE_STEP),
  };
}

function sameLanes(a: View, b: View, lanes: number, geometry: Geometry) {
  const before = lanesIn(a, lanes, geometry);
  const after = lanesIn(b, lanes, geometry);
  return before.from === after.from && before.to === after.to && before.laneSize === after.laneSize;
}
