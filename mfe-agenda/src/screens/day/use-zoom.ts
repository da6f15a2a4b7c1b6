import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { useState } from 'react';
import type { AgendaKind } from '../../agenda-view/view-choice';
import { type CourtsAs, ZOOMS, type Zoom } from './grid/geometry';

/** Default zoom of each layout. Rows start smaller, since a row is wide and shows less of the day at once. */
const FIRST: Readonly<Record<CourtsAs, Zoom>> = { columns: 'usual', rows: 'small' };

/** Returns the zoom of a view and the ways to change it, kept for the person on this device; null at either end. */
export function useZoom(kind: AgendaKind): { zoom: Zoom; closer: (() => void) | null; farther: (() => void) | null } {
  const person = useStore(useHost().session, ({ user }) => user?.id ?? '');
  const courtsAs = kind === 'horizontal' ? 'rows' : 'columns';
  const key = `agendaZoom:${courtsAs}:${person}`;
  const [chosen, setChosen] = useState<Readonly<Record<string, Zoom>>>({});
  const zoom = chosen[key] ?? remembered(key) ?? FIRST[courtsAs];
  const at = ZOOMS.indexOf(zoom);
  const step = (by: number) => {
    const next = ZOOMS[at + by];
    if (!next) return null;
    return () => {
      setChosen((before) => ({ ...before, [key]: next }));
      try {
        localStorage.setItem(key, next);
      } catch {}
    };
  };
  return { zoom, closer: step(1), farther: step(-1) };
}

function remembered(key: string): Zoom | null {
  try {
    return ZOOMS.find((zoom) => zoom === localStorage.getItem(key)) ?? null;
  } catch {
    return null;
  }
}
