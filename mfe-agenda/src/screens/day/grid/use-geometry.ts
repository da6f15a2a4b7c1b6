import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type CourtsAs, type Geometry, geometryOf, type Zoom } from './geometry';

/** Returns the measures of a grid at a zoom. Those of the whole day follow the size of the scroller. */
export function useGeometry(
  scroller: RefObject<HTMLElement | null>,
  courtsAs: CourtsAs,
  zoom: Zoom,
  minutes: number,
): Geometry {
  const [room, setRoom] = useState<number | null>(null);
  const usual = geometryOf(courtsAs, 'usual', minutes, null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (zoom !== 'day' || !element) return;
    const measure = () => {
      const { clientHeight, clientWidth } = element;
      const along = courtsAs === 'columns' ? clientHeight - usual.headHeight : clientWidth - usual.sideWidth;
      setRoom(along > 0 ? along : null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, courtsAs, zoom, usual]);
  return useMemo(() => geometryOf(courtsAs, zoom, minutes, room), [courtsAs, zoom, minutes, room]);
}
