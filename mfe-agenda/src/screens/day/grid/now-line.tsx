import { useEffect, useState } from 'react';
import { type Axis, minuteOf } from '../model/axis';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';

/** Line at the current time, on today's grid. Moves each minute. */
export function NowLine({ axis, geometry, clock }: { axis: Axis; geometry: Geometry; clock: () => number }) {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, 60_000 - (clock() % 60_000));
    };
    const tick = () => {
      setNow(clock());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock]);
  const minute = minuteOf(axis, new Date(now).toISOString());
  if (minute < 0 || minute > axis.minutes) return null;
  return <div className={css.now} aria-hidden data-testid="now-line" style={geometry.timeStyle(minute)} />;
}
