import { useEffect } from 'react';
import { prepareBookingPanel } from '../../booking-drawer/booking-panel';
import { prepareOverlays } from './day-overlays';

const QUIET_AFTER = 2_000;

/** Fetches the drawer and dialogs once the page is idle, so that they open at once and also without network. */
export function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareBookingPanel();
      prepareOverlays();
    }, QUIET_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
