import type { Formatter } from '@canchero/shared-contracts/kit';
import { memo } from 'react';
import { type Axis, instantOf } from '../model/axis';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';
import { NowMark } from './now-line';

interface HoursProps {
  axis: Axis;
  geometry: Geometry;
  formatter: Formatter;
  clock: () => number;
}

/** Hours along the time axis, by the club's clock: an hour that a clock change repeats appears twice. */
export const Hours = memo(function Hours({ axis, geometry, formatter, clock }: HoursProps) {
  const hours = Array.from({ length: Math.ceil(axis.minutes / 60) }, (_, i) => i * 60);
  return (
    <div className={css.hours} aria-hidden>
      {hours.map((minute) => (
        <span key={minute} className={css.hour} style={geometry.timeStyle(minute)}>
          {formatter.time(instantOf(axis, minute))}
        </span>
      ))}
      <NowMark axis={axis} geometry={geometry} clock={clock} />
    </div>
  );
});
