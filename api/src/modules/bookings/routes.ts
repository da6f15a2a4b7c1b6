import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { raw } from '../../platform/http/raw';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { placeBooking } from './create';
import {
  addPlayers,
  cancelBooking,
  changeBooking,
  getBooking,
  getBookingPlayers,
  listBookings,
  removePlayer,
} from './service';

export const bookingRoutes = (services: Services): Route[] => [
  route(bookingEndpoints.list, async ({ params, query }) => raw(await listBookings(services, params.clubId, query))),
  route(bookingEndpoints.create, async ({ params, body, caller, once }) =>
    raw(
      await services.db.tenant(params.clubId, (tx) => once(tx, () => placeBooking(tx, params.clubId, caller.id, body))),
    ),
  ),
  route(bookingEndpoints.get, async ({ params }) => raw(await getBooking(services, params))),
  route(bookingEndpoints.change, async ({ params, body }) => raw(await changeBooking(services, params, body))),
  route(bookingEndpoints.move, async ({ params, body }) => raw(await changeBooking(services, params, body))),
  route(bookingEndpoints.cancel, async ({ params, body, caller }) =>
    raw(await cancelBooking(services, params, caller.id, body)),
  ),
  route(bookingEndpoints.players, async ({ params }) => raw(await getBookingPlayers(services, params))),
  route(bookingEndpoints.addPlayers, async ({ params, body }) =>
    raw(await addPlayers(services, params, body.player_ids)),
  ),
  route(bookingEndpoints.removePlayer, async ({ params }) =>
    raw(await removePlayer(services, params, params.playerId)),
  ),
];
