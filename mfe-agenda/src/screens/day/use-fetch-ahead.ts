import { useEffect } from 'react';
import { prepareBookingPanel } from '../../booking-drawer/booking-panel';
import { prepareOverlays } from './day-overlays';

const QUIET_AFTER = 2_000;

/** Once the page is quiet, what opens over the day is fetched: it opens at once then, and is there when the network is not. */
export function useFetchAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareBookingPanel();
      prepareOverlays();
    }, QUIET_AFTER);
    return () => clearTimeout(timer);
  }, []);
}
