import { memo } from 'react';
import type { Geometry } from './geometry';
import * as css from './grid.module.css';
import type { GridCourt, GridTexts } from './types';
import type { GridWindow } from './use-grid-window';

interface CourtNamesProps {
  courts: readonly GridCourt[];
  view: GridWindow;
  geometry: Geometry;
  texts: GridTexts;
  onFilter(courtId: string): void;
}

/** Names of the courts at the head of their lanes. Choosing one filters the grid to that court. */
export const CourtNames = memo(function CourtNames({ courts, view, geometry, texts, onFilter }: CourtNamesProps) {
  return (
    <ul className={css.courts}>
      {courts.slice(view.from, view.to).map((court, i) => (
        <li key={court.id} className={css.court} style={geometry.laneStyle(view.from + i, courts.length)}>
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
