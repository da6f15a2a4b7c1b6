import { type RefObject, useLayoutEffect } from 'react';
import type { LanePosition } from '../model/drag';
import type { Geometry } from './geometry';
import { viewOf } from './use-grid-window';

/** Minutes that are shown before the booking. */
const LEAD_MINUTES = 60;

interface OpenBooking {
  /** Id of the booking that the drawer shows; null for none. */
  id: string | null;
  /** Its place among `lanes` lanes; null while it is not loaded, or on another day. */
  position: LanePosition | null;
  lanes: number;
  date: string;
}

/**
 * Scrolls to the booking that the drawer shows, if it is out of view when it is opened or loaded, as by an address. What
 * happens to it then moves nothing. Call it after `useOpeningScroll`.
 */
export function useOpenBookingScroll(
  scroller: RefObject<HTMLElement | null>,
  { id, position, lanes, date }: OpenBooking,
  geometry: Geometry,
) {
  const found = position !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a booking that is moved or another size moves nothing
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !position) return;
    const { pxPerMinute, laneSize, courtsAs } = geometry;
    const view = viewOf(element, geometry);
    const size = Math.max(laneSize, view.breadth / lanes);
    const lane = position.lane * size;
    const [from, to] = [position.from * pxPerMinute, position.to * pxPerMinute];
    const seenAlong = from >= view.along && to <= view.along + view.length;
    const seenAcross = lane >= view.across && lane + size <= view.across + view.breadth;
    const along = seenAlong ? view.along : from - LEAD_MINUTES * pxPerMinute;
    const across = seenAcross ? view.across : lane;
    if (seenAlong && seenAcross) return;
    element.scrollTo(courtsAs === 'columns' ? { top: along, left: across } : { left: along, top: across });
  }, [id, found, date, geometry]);
}
