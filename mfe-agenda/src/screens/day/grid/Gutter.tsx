import type { Formatter } from '@canchero/shared-contracts/kit';
import { memo } from 'react';
import { type Axis, instantOf } from '../model/axis';
import { heightOf } from './geometry';
import { useGridStyles } from './grid-styles';

/** The hours at the left. By the clock of the club: an hour that a clock change repeats appears twice. */
export const Gutter = memo(function Gutter({ axis, formatter }: { axis: Axis; formatter: Formatter }) {
  const styles = useGridStyles();
  const hours = Array.from({ length: Math.ceil(axis.minutes / 60) }, (_, i) => i * 60);
  return (
    <div className={styles.gutter} aria-hidden>
      {hours.map((minute) => (
        <span key={minute} className={styles.hour} style={{ top: heightOf(minute) }}>
          {formatter.time(instantOf(axis, minute))}
        </span>
      ))}
    </div>
  );
});
