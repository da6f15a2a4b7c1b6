import { bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { addNote, changeNote, getNote, listNotes, removeNote } from './service';

export const bookingNoteRoutes = (services: Services): Route[] => [
  route(bookingNoteEndpoints.list, ({ params }) => listNotes(services, params)),
  route(bookingNoteEndpoints.add, async (input) => {
    const { clubId } = input.params;
    const id = await services.db.tenant(clubId, (tx) =>
      input.once(tx, () => addNote(tx, actorOf(input), input.params, input.body)),
    );
    return getNote(services.db, clubId, id);
  }),
  route(bookingNoteEndpoints.change, (input) =>
    changeNote(services, actorOf(input), input.params, input.params.noteId, input.body),
  ),
  route(bookingNoteEndpoints.remove, (input) =>
    removeNote(services, actorOf(input), input.params, input.params.noteId),
  ),
];
