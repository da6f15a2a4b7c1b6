import { useEffect, useState } from 'react';
import type { DrawerView } from './drawer-view';

/**
 * The view that the drawer shows: the address's, but what is being written stays until it is given up, also when the
 * browser's Back leads away from it (`leaving`).
 */
export function useHeldView(view: DrawerView, dirty: boolean): { shown: DrawerView; leaving: boolean } {
  const [held, setHeld] = useState(view);
  const leaving = dirty && held.booking !== null && held.booking !== view.booking;
  useEffect(() => {
    if (!leaving) setHeld(view);
  }, [view, leaving]);
  return { shown: leaving ? held : view, leaving };
}
