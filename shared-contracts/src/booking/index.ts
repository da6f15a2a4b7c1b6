export { isAgendaYear } from '../core/agenda-years';
export { type CancellationTerms, cancellationTerms, type DepositRule, depositOf } from './cancellation';
export { bookingEndpoints } from './endpoints';
export { bookingErrors } from './errors';
export { bookingEvents, bookingNoteEvents } from './events';
export { freeSlotEndpoints } from './free-slot-endpoints';
export type { FreeSlot, FreeSlotQuery } from './free-slot-schema';
export {
  MAX_BOOKING_LENGTH,
  MAX_DURATION,
  MAX_OCCURRENCES,
  MAX_PERIOD_DAYS,
  MAX_SEARCH_DAYS,
  MIN_DURATION,
} from './limits';
export type { MonthDay } from './month-schema';
export { bookingNoteEndpoints } from './note-endpoints';
export type { BookingNote, NewBookingNote } from './note-schema';
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
  isUnpriced,
  missingForDoubles,
  occupancy,
  occupies,
  overlaps,
  priceOf,
  SNAP_MINUTES,
  shownState,
} from './rules';
export type {
  Booking,
  BookingCancellation,
  BookingChange,
  BookingMove,
  BookingPlace,
  BookingPlayer,
  CancellationRefund,
  ChangedBooking,
  Clash,
  CreatedBooking,
  HistoryEntry,
  MovedBooking,
  MovedTariff,
  NewBooking,
  Recurrence,
  RemovalOutcome,
  RemovalRefund,
  Series,
  SeriesDraft,
  SeriesExtended,
  SeriesExtension,
  SeriesPlayersChange,
  SeriesPlayersOutcome,
  SeriesPreview,
  TimeSlot,
  UndoneBooking,
} from './schema';
export { bookingSearchEndpoints } from './search-endpoints';
export type { BookingFilter, BookingPage, BookingTotals, FoundBooking } from './search-schema';
export { SERVICE_REASONS, type ServiceReason, serviceReasonOf, storedReason } from './service-reason';
export {
  BOOKING_STATES,
  type BookingState,
  type ChangeScope,
  type ConflictPolicy,
  EVENT_TYPES,
  type EventType,
  FREQUENCIES,
  type Frequency,
  MODALITIES,
  NOTE_SCOPES,
  type NoteScope,
  type RemovalScope,
  type SettableState,
  SHOWN_STATES,
  type ShownState,
  type TariffOutcome,
} from './vocabulary';
