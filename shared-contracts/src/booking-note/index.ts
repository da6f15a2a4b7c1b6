export { bookingNoteEndpoints } from './endpoints';
export { bookingNoteErrors } from './errors';
export { bookingNoteEvents } from './events';
export type { BookingNote, NewBookingNote } from './schema';
export { NOTE_SCOPES, type NoteScope } from './vocabulary';
