import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect } from 'react';
import { prepareDrawer } from '../../drawer/parts';
import { prepareOverlays } from './DayOverlays';

const QUIET_AFTER = 2_000;

/** Once the page is quiet, what opens over the day is fetched: it opens at once then, and is there when the network is not. */
export function useFetchAhead(): void {
  const { slots } = useHost();
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareDrawer();
      prepareOverlays();
      slots.prepare('booking.add-consumption');
    }, QUIET_AFTER);
    return () => clearTimeout(timer);
  }, [slots]);
}
