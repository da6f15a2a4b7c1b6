import { memo } from 'react';
import { laneShare } from './geometry';
import * as css from './grid.module.css';
import type { GridCourt, GridTexts } from './types';
import type { LaneWindow } from './use-lane-window';

interface HeadsProps {
  courts: readonly GridCourt[];
  view: LaneWindow;
  texts: GridTexts;
  onFilter(courtId: string): void;
}

/** The courts' names above their columns. Choosing one shows that court alone. */
export const Heads = memo(function Heads({ courts, view, texts, onFilter }: HeadsProps) {
  return (
    <div className={css.heads}>
      <div className={css.corner} />
      <ul className={css.headTrack}>
        {courts.slice(view.from, view.to).map((court, i) => (
          <li
            key={court.id}
            className={css.head}
            style={{ left: laneShare(view.from + i, courts.length), width: laneShare(1, courts.length) }}
          >
            <button
              type="button"
              className={css.headButton}
              title={texts.showOnly(court.name)}
              onClick={() => onFilter(court.id)}
            >
              {court.name}
            </button>
            {court.status !== 'active' && <span className={css.headState}>{texts[court.status]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
});
