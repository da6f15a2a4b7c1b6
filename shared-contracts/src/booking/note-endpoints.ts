import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { bookingErrors as e } from './errors';
import {
  BookingNote,
  BookingNoteChange,
  BookingNoteParams,
  BookingNotes,
  BookingNotesParams,
  NewBookingNote,
} from './note-schema';

const authz = { kind: 'member', anyOf: ['schedule', 'booking'] } as const;

export const bookingNoteEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/bookings/:bookingId/notes',
    summary: 'Notes of a booking and of its series, the newest first',
    params: BookingNotesParams,
    response: BookingNotes,
    authz,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/bookings/:bookingId/notes',
    summary: 'Note something about a booking or its series',
    params: BookingNotesParams,
    body: NewBookingNote,
    response: BookingNote,
    status: 201,
    errors: [e.note_needs_series],
    authz,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/bookings/:bookingId/notes/:noteId',
    summary: 'Change the text of a note',
    params: BookingNoteParams,
    body: BookingNoteChange,
    response: BookingNote,
    errors: [commonErrors.stale_version],
    authz,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/bookings/:bookingId/notes/:noteId',
    summary: 'Delete a note',
    params: BookingNoteParams,
    authz,
  }),
};
