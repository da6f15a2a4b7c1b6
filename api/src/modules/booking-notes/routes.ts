import { bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { addNote, changeNote, listNotes, removeNote } from './service';

export const bookingNoteRoutes = (): Route[] => [
  clubRoute(bookingNoteEndpoints.list, (tx, { clubId }, { params }) => listNotes(tx, clubId, params.bookingId)),
  clubRoute(bookingNoteEndpoints.add, (tx, actor, { params, body }) => addNote(tx, actor, params.bookingId, body)),
  clubRoute(bookingNoteEndpoints.change, (tx, actor, { params, body }) =>
    changeNote(tx, actor, params.bookingId, params.noteId, body),
  ),
  clubRoute(bookingNoteEndpoints.remove, (tx, actor, { params }) =>
    removeNote(tx, actor, params.bookingId, params.noteId),
  ),
];
