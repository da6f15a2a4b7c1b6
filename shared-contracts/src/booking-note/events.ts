import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';

export const bookingNoteEvents = {
  /** A note came, changed or went: of that booking, or of every booking of the series. Receivers read the notes anew. */
  changed: defineEvent({
    name: 'booking_note.changed',
    version: 1,
    schema: z.object({ booking_id: Id.nullable(), series_id: Id.nullable() }),
    anyOf: ['schedule', 'booking'],
  }),
};
