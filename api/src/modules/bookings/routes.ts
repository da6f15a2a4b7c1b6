import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { actorOf } from '../../platform/audit/actor';
import type { ClubAccess } from '../../platform/auth/caller';
import { raw } from '../../platform/http/raw';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { cancelBooking, removeBooking } from './change/cancel-booking';
import { changeBooking, changeSeries } from './change/change-booking';
import { setStatus } from './change/set-status';
import { placeBooking } from './create/create-booking';
import { bookingHistory } from './history';
import { addPlayers, getBooking, getBookingPlayers, getSeries, listBookings, removePlayer } from './players';
import { previewSeries } from './series/preview-series';

export const bookingRoutes = (services: Services): Route[] => [
  route(bookingEndpoints.list, async ({ params, query }) => raw(await listBookings(services, params.clubId, query))),
  route(bookingEndpoints.create, async (input) => {
    const actor = { ...actorOf(input), mayPrice: input.club.can('booking') };
    return raw(
      await services.db.tenant(actor.clubId, (tx) => input.once(tx, () => placeBooking(tx, actor, input.body))),
    );
  }),
  route(bookingEndpoints.preview, ({ params, body }) => previewSeries(services, params.clubId, body)),
  route(bookingEndpoints.get, async ({ params }) => raw(await getBooking(services, params))),
  route(bookingEndpoints.change, async (input) => {
    const { params, body, query, club } = input;
    if (body.price !== undefined) checkMayPrice(club);
    const actor = actorOf(input);
    return raw(
      query.scope === 'series'
        ? await changeSeries(services, actor, params, body)
        : await changeBooking(services, actor, params, body, 'booking.change'),
    );
  }),
  route(bookingEndpoints.move, async (input) =>
    raw(await changeBooking(services, actorOf(input), input.params, input.body, 'booking.move')),
  ),
  route(bookingEndpoints.cancel, async (input) =>
    raw(
      await services.db.tenant(input.params.clubId, (tx) =>
        cancelBooking(tx, actorOf(input), input.params, input.body),
      ),
    ),
  ),
  route(bookingEndpoints.remove, (input) =>
    removeBooking(services, actorOf(input), input.params, input.query, input.body),
  ),
  route(bookingEndpoints.setStatus, async (input) =>
    raw(await setStatus(services, actorOf(input), input.params, input.body)),
  ),
  route(bookingEndpoints.series, async ({ params }) => raw(await getSeries(services, params))),
  route(bookingEndpoints.history, async ({ params }) => raw(await bookingHistory(services, params))),
  route(bookingEndpoints.players, async ({ params }) => raw(await getBookingPlayers(services, params))),
  route(bookingEndpoints.addPlayers, async (input) =>
    raw(await addPlayers(services, actorOf(input), input.params, input.body.player_ids)),
  ),
  route(bookingEndpoints.removePlayer, async (input) =>
    raw(await removePlayer(services, actorOf(input), input.params, input.params.playerId)),
  ),
];

/** A price by hand is for those who see the club's bookings as a whole. */
function checkMayPrice(club: ClubAccess): void {
  if (!club.can('booking')) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
}
