import { type RefObject, useEffect, useState } from 'react';
import { GUTTER_WIDTH, MIN_LANE_WIDTH } from './geometry';

/** The columns that are drawn: `from` to `to`, exclusive. */
export interface LaneWindow {
  from: number;
  to: number;
}

const OVERSCAN = 1;

/** Follows the columns in view. The first answer goes by the window's width, without reading the layout. */
export function useLaneWindow(scroller: RefObject<HTMLElement | null>, lanes: number): LaneWindow {
  const [view, setView] = useState(() => ({ left: 0, width: window.innerWidth }));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = { left: element.scrollLeft, width: element.clientWidth };
      setView((last) => (sameLanes(last, next, lanes) ? last : next));
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
  }, [scroller, lanes]);
  return lanesIn(view, lanes);
}

function lanesIn(view: { left: number; width: number }, lanes: number): LaneWindow {
  const track = Math.max(view.width - GUTTER_WIDTH, 1);
  const lane = Math.max(MIN_LANE_WIDTH, track / lanes);
  return {
    from: Math.max(0, Math.floor(view.left / lane) - OVERSCAN),
    to: Math.min(lanes, Math.ceil((view.left + track) / lane) + OVERSCAN),
  };
}

function sameLanes(a: { left: number; width: number }, b: { left: number; width: number }, lanes: number) {
  const before = lanesIn(a, lanes);
  const after = lanesIn(b, lanes);
  return before.from === after.from && before.to === after.to;
}
