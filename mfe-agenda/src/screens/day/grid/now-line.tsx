import { useEffect, useState } from 'react';
import { type Axis, minuteOf } from '../model/axis';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';

interface NowProps {
  axis: Axis;
  geometry: Geometry;
  clock: () => number;
}

/** Line at the current time, on today's grid, behind the cards. */
export function NowLine({ axis, geometry, clock }: NowProps) {
  const minute = useNowMinute(axis, clock);
  return minute === null ? null : (
    <div className={css.now} aria-hidden data-testid="now-line" style={geometry.timeStyle(minute)} />
  );
}

/** Arrow at the current time, on the hours. */
export function NowMark({ axis, geometry, clock }: NowProps) {
  const minute = useNowMinute(axis, clock);
  return minute === null ? null : <div className={css.nowMark} aria-hidden style={geometry.timeStyle(minute)} />;
}

/** Returns the current minute of the axis, updated each minute; null if the axis does not have it. */
function useNowMinute(axis: Axis, clock: () => number): number | null {
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
  return minute < 0 || minute > axis.minutes ? null : minute;
}
