import { type CSSProperties, memo } from 'react';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';
import type { GridCourt, GridTexts } from './types';

interface CourtNamesProps {
  courts: readonly GridCourt[];
  /** Range of the courts to draw; `to` is exclusive. */
  from: number;
  to: number;
  geometry: Geometry;
  texts: GridTexts;
  onFilter(courtId: string): void;
}

/**
 * Names of the courts at the head of their lanes, each with a bar of the court's colour. Choosing one filters the grid
 * to that court.
 */
export const CourtNames = memo(function CourtNames({ courts, from, to, geometry, texts, onFilter }: CourtNamesProps) {
  return (
    <ul className={css.courts}>
      {courts.slice(from, to).map((court, i) => (
        <li
          key={court.id}
          className={css.court}
          style={{ ...geometry.laneStyle(from + i, courts.length), '--court-color': court.color } as CSSProperties}
        >
          <button
            type="button"
            className={css.courtButton}
            title={texts.showOnly(court.name)}
            onClick={() => onFilter(court.id)}
          >
            {court.name}
          </button>
          {court.status !== 'active' && <span className={css.courtState}>{texts[court.status]}</span>}
        </li>
      ))}
    </ul>
  );
});
