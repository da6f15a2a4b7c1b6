import { z } from 'zod';
import { defineEvent } from '../core/define-event';
import { Id } from '../core/schema';
import { Booking } from './schema';

const payload = z.object({ booking: Booking });
const anyOf = ['schedule', 'booking'] as const;

/** Events that carry the booking after a change; receivers keep the higher `version`. */
export const bookingEvents = {
  created: defineEvent({ name: 'booking.created', version: 1, schema: payload, anyOf }),
  updated: defineEvent({ name: 'booking.updated', version: 1, schema: payload, anyOf }),
  cancelled: defineEvent({ name: 'booking.cancelled', version: 1, schema: payload, anyOf }),
  /** A hold of the public page is gone, and its place is free or taken by another booking. */
  holdEnded: defineEvent({
    name: 'booking.hold_ended',
    version: 1,
    schema: z.object({ club_id: Id, booking_id: Id }),
    anyOf,
  }),
};

export const bookingNoteEvents = {
  /** A note of the booking, or of every booking of the series, was added, changed or removed. Receivers refetch. */
  changed: defineEvent({
    name: 'booking_note.changed',
    version: 1,
    schema: z.object({ booking_id: Id.nullable(), series_id: Id.nullable() }),
    anyOf,
  }),
};
