import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LanePosition } from '../model/drag';
import type { Geometry } from './geometry';
import { viewOf } from './use-grid-window';

/** Minutes that are shown before the booking. */
const LEAD_MINUTES = 60;

interface OpenBookingScrollProps {
  scroller: RefObject<HTMLElement | null>;
  /** Id of the booking that the drawer shows. */
  id: string;
  /** Its place among `lanes` lanes. */
  position: LanePosition;
  lanes: number;
  date: string;
  geometry: Geometry;
}

/** Gestures by which people look at another part of the grid. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the booking that the drawer shows, if it is out of view when it is opened or loaded, as by an address, or
 * when the drawer beside takes its room. What happens to the booking then moves nothing.
 */
export function OpenBookingScroll({ scroller, id, position, lanes, date, geometry }: OpenBookingScrollProps) {
  const latest = useRef(position);
  useLayoutEffect(() => {
    latest.current = position;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a booking that is moved moves nothing
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const show = () => scrollTo(element, latest.current, lanes, geometry);
    show();
    const observer = new ResizeObserver(show);
    observer.observe(element);
    const stop = () => observer.disconnect();
    for (const gesture of GESTURES) element.addEventListener(gesture, stop, { passive: true });
    return () => {
      stop();
      for (const gesture of GESTURES) element.removeEventListener(gesture, stop);
    };
  }, [id, date, geometry]);
  return null;
}

function scrollTo(element: HTMLElement, position: LanePosition, lanes: number, geometry: Geometry) {
  const { pxPerMinute, laneSize, courtsAs } = geometry;
  const view = viewOf(element, geometry);
  // no layout: nothing is in view, nor can be
  if (view.length === 0 || view.breadth === 0) return;
  const size = Math.max(laneSize, view.breadth / lanes);
  const lane = position.lane * size;
  const [from, to] = [position.from * pxPerMinute, position.to * pxPerMinute];
  const seenAlong = from >= view.along && to <= view.along + view.length;
  const seenAcross = lane >= view.across && lane + size <= view.across + view.breadth;
  if (seenAlong && seenAcross) return;
  const along = seenAlong ? view.along : from - LEAD_MINUTES * pxPerMinute;
  const across = seenAcross ? view.across : lane;
  element.scrollTo(courtsAs === 'columns' ? { top: along, left: across } : { left: along, top: across });
}
