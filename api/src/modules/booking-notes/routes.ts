import { bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { actorOf } from '../../platform/audit/actor';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { addNote, changeNote, getNote, listNotes, removeNote } from './service';

export const bookingNoteRoutes = ({ db }: Services): Route[] => [
  clubRoute(bookingNoteEndpoints.list, (tx, { clubId }, { params }) => listNotes(tx, clubId, params.bookingId), {
    role: 'platform',
  }),
  // Writes as the club, then reads as the platform: the answer names the author, and accounts belong to no club.
  route(bookingNoteEndpoints.add, async (input) => {
    const { club, params, body, once } = input;
    const id = await db.tenant(club.id, (tx) => once(tx, () => addNote(tx, actorOf(input), params.bookingId, body)));
    return getNote(db, club.id, id);
  }),
  route(bookingNoteEndpoints.change, async (input) => {
    const { club, params, body, once } = input;
    const id = await db.tenant(club.id, (tx) =>
      once(tx, () => changeNote(tx, actorOf(input), params.bookingId, params.noteId, body)),
    );
    return getNote(db, club.id, id);
  }),
  clubRoute(bookingNoteEndpoints.remove, (tx, actor, { params }) =>
    removeNote(tx, actor, params.bookingId, params.noteId),
  ),
];
