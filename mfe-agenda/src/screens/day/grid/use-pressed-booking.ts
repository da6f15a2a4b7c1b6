import { type Booking, endOf } from '@canchero/shared-contracts/booking';
import { useRef } from 'react';

const isSamePlace = (a: Booking, b: Booking) =>
  a.court_id === b.court_id &&
  Date.parse(a.start) === Date.parse(b.start) &&
  Date.parse(endOf(a)) === Date.parse(endOf(b));

/**
 * Remembers the booking that is dragged, as it was when it was pressed.
 * @param find returns a booking as it is now; null if the day no longer has it
 */
export function usePressedBooking(find: (id: string) => Booking | null) {
  const pressed = useRef<Booking | null>(null);
  return {
    press: (id: string) => {
      pressed.current = find(id);
    },
    /**
     * Returns the booking to move at the drop. It is as it was pressed if a colleague moved it meanwhile, since its old
     * version lets the service refuse what would take back their move unseen.
     */
    dropped: (id: string): Booking | null => {
      const [then, now] = [pressed.current, find(id)];
      if (then?.id !== id) return now;
      return now && isSamePlace(now, then) ? now : then;
    },
  };
}
