export { bookingEndpoints } from './endpoints';
export { bookingErrors } from './errors';
export { bookingEvents } from './events';
export {
  atWallTime,
  localDate,
  nthWeekdayOf,
  type Occurrences,
  occurrencesOf,
  type RecurrenceProblem,
} from './recurrence';
export {
  checkDraft,
  DOUBLES_PLAYERS,
  type DraftProblem,
  endOf,
  missingForDoubles,
  occupies,
  overlaps,
  priceOf,
  SNAP_MINUTES,
} from './rules';
export type {
  Booking,
  BookingChange,
  BookingMove,
  BookingPlace,
  BookingPlayer,
  ChangedBooking,
  Clash,
  CreatedBooking,
  HistoryEntry,
  NewBooking,
  Recurrence,
  RemovalOutcome,
  Series,
  SeriesDraft,
  SeriesPreview,
  TimeSlot,
} from './schema';
export {
  BOOKING_STATES,
  type BookingState,
  type ChangeScope,
  type ConflictPolicy,
  EVENT_TYPES,
  type EventType,
  FREQUENCIES,
  type Frequency,
  MAX_DURATION,
  MAX_OCCURRENCES,
  MIN_DURATION,
  MODALITIES,
  type Modality,
  type RemovalScope,
  type SettableState,
} from './vocabulary';
