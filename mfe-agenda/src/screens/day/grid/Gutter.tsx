import type { Formatter } from '@canchero/shared-contracts/kit';
import { memo } from 'react';
import { type Axis, instantOf } from '../model/axis';
import { heightOf } from './geometry';
import * as css from './grid.module.css';

/** The hours at the left. By the clock of the club: an hour that a clock change repeats appears twice. */
export const Gutter = memo(function Gutter({ axis, formatter }: { axis: Axis; formatter: Formatter }) {
  const hours = Array.from({ length: Math.ceil(axis.minutes / 60) }, (_, i) => i * 60);
  return (
    <div className={css.gutter} aria-hidden>
      {hours.map((minute) => (
        <span key={minute} className={css.hour} style={{ top: heightOf(minute) }}>
          {formatter.time(instantOf(axis, minute))}
        </span>
      ))}
    </div>
  );
});
