import type { Booking } from '@canchero/shared-contracts/booking';

/**
 * Returns the booking to move at a drop, given how it was pressed and how the day has it now, if it still does. If a
 * colleague moved it meanwhile it is the pressed one, whose old version lets the service refuse what would take back
 * their move unseen.
 */
export const droppedBooking = (pressed: Booking | null, now: Booking | undefined): Booking | null =>
  now?.court_id === pressed?.court_id && now?.start === pressed?.start && now?.duration === pressed?.duration
    ? (now ?? null)
    : pressed;
