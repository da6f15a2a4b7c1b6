export { bookingEndpoints } from './endpoints';
export { bookingErrors } from './errors';
export { bookingEvents } from './events';
export { checkDraft, type DraftProblem, occupies, overlaps, priceOf, SNAP_MINUTES } from './rules';
export type { Booking, BookingChange, BookingMove, BookingPlayer, NewBooking } from './schema';
export {
  BOOKING_STATES,
  type BookingState,
  EVENT_TYPES,
  type EventType,
  MAX_DURATION,
  MIN_DURATION,
  MODALITIES,
  type Modality,
} from './vocabulary';
