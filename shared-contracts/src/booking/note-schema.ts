import { z } from 'zod';
import { ClubParams, Id, Instant, Text } from '../core/schema';
import { MAX_BOOKING_LENGTH } from './limits';
import { NOTE_SCOPES } from './vocabulary';

export const BookingNote = z.object({
  id: Id,
  scope: z.enum(NOTE_SCOPES),
  text: z.string(),
  author_id: Id.nullable(),
  author_name: z.string().nullable(),
  created_at: Instant,
  /** Null if the text was never changed. */
  edited_at: Instant.nullable(),
  /** Name of the person who changed it last; null if nobody did, or if that was not kept yet. */
  edited_by_name: z.string().nullable(),
  version: z.int32(),
});
export type BookingNote = z.output<typeof BookingNote>;
export const BookingNotes = z.array(BookingNote);

const NoteText = Text(MAX_BOOKING_LENGTH.note, 1);
export const NewBookingNote = z.strictObject({ scope: z.enum(NOTE_SCOPES), text: NoteText });
export type NewBookingNote = z.output<typeof NewBookingNote>;
export const BookingNoteChange = z.strictObject({ text: NoteText, version: z.int32() });

export const BookingNotesParams = ClubParams.extend({ bookingId: Id });
export const BookingNoteParams = BookingNotesParams.extend({ noteId: Id });
