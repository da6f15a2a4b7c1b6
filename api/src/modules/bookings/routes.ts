import { blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { ClubAccess } from '../../platform/auth/caller';
import { found } from '../../platform/db/found';
import { clubRoute } from '../../platform/http/club-route';
import { raw } from '../../platform/http/raw';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { applySeriesTariff, applyTariff } from './change/apply-tariff';
import { cancelBooking } from './change/cancel-booking';
import { changeBooking } from './change/change-booking';
import { setStatus } from './change/set-status';
import { createOnCourts } from './create/create-on-courts';
import { bookingHistory } from './history';
import { listBookings } from './list-bookings';
import { selectMonth } from './month';
import { addPlayers, bookingPlayers, removePlayer } from './players';
import { changeSeries } from './series/change-series';
import { extendSeries, previewExtension } from './series/extend-series';
import { getSeries } from './series/get-series';
import { previewSeries } from './series/preview-series';
import { removeBooking } from './series/remove-series';
import { changeSeriesPlayers } from './series/series-players';
import { selectBooking } from './sql';
import { suspendCourts } from './suspend/suspend-courts';
import { undoTogether } from './undo/undo-change';

export const bookingRoutes = ({ db, clock }: Services): Route[] => [
  // The agenda's reads, a day and a month: one round trip each instead of a transaction.
  route(bookingEndpoints.list, async ({ club, query }) => raw(await listBookings(db, club.id, query))),
  route(bookingEndpoints.month, async ({ club, query }) =>
    raw(await selectMonth(db, club.id, query.month, query.court_ids?.split(',') ?? null)),
  ),
  clubRoute(bookingEndpoints.create, async (tx, actor, { club, body }) =>
    raw(await createOnCourts(tx, { ...actor, mayPrice: mayPrice(club) }, body)),
  ),
  clubRoute(bookingEndpoints.preview, (tx, { clubId }, { body }) => previewSeries(tx, clubId, body)),
  clubRoute(bookingEndpoints.get, async (tx, { clubId }, { params }) =>
    raw(found(await selectBooking(tx, clubId, params.bookingId))),
  ),
  clubRoute(bookingEndpoints.change, async (tx, actor, { club, params: { bookingId }, query, body }) => {
    const booker = { ...actor, mayPrice: mayPrice(club) };
    if (query.scope !== 'series' && query.scope !== 'from') {
      return raw(await changeBooking(tx, booker, bookingId, body, 'booking.change'));
    }
    if (body.price !== undefined && !booker.mayPrice) {
      throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
    }
    return raw(await changeSeries(tx, booker, bookingId, body, query.scope, clock()));
  }),
  clubRoute(bookingEndpoints.move, async (tx, actor, { club, params, body }) =>
    raw(await changeBooking(tx, { ...actor, mayPrice: mayPrice(club) }, params.bookingId, body, 'booking.move')),
  ),
  clubRoute(bookingEndpoints.applyTariff, async (tx, actor, { params: { bookingId }, body }) => {
    const { version, scope = 'one' } = body;
    if (scope === 'one') return raw(await applyTariff(tx, actor, bookingId, version));
    return raw(await applySeriesTariff(tx, actor, bookingId, { version, scope, now: clock() }));
  }),
  clubRoute(bookingEndpoints.undo, (tx, actor, { params, body }) =>
    undoTogether(tx, actor, { id: params.bookingId, version: body.version }, body.others),
  ),
  clubRoute(bookingEndpoints.cancel, async (tx, actor, { club, params, body }) => {
    if (body.refund) checkMayRefund(club);
    return raw(await cancelBooking(tx, actor, params.bookingId, body, () => body.refund));
  }),
  clubRoute(bookingEndpoints.remove, async (tx, actor, { club, params, query, body }) => {
    if (body.refund) checkMayRefund(club);
    return removeBooking(tx, actor, params.bookingId, query, body, clock());
  }),
  clubRoute(blockEndpoints.suspend, async (tx, actor, { body }) => {
    const { block, cancelled } = await suspendCourts(tx, actor, body);
    return raw(`{"block":${JSON.stringify(block)},"cancelled":[${cancelled.join(',')}]}`);
  }),
  clubRoute(bookingEndpoints.setStatus, async (tx, actor, { params, body }) =>
    raw(await setStatus(tx, actor, params.bookingId, body, clock())),
  ),
  clubRoute(bookingEndpoints.series, async (tx, { clubId }, { params }) =>
    raw(await getSeries(tx, clubId, params.bookingId)),
  ),
  clubRoute(bookingEndpoints.previewExtension, (tx, { clubId }, { params, body }) =>
    previewExtension(tx, clubId, params.bookingId, body.end_date, clock()),
  ),
  clubRoute(bookingEndpoints.extendSeries, (tx, actor, { params, body }) =>
    extendSeries(tx, actor, params.bookingId, body, clock()),
  ),
  clubRoute(bookingEndpoints.history, async (tx, { clubId }, { params }) =>
    raw(await bookingHistory(tx, clubId, params.bookingId)),
  ),
  clubRoute(bookingEndpoints.players, async (tx, { clubId }, { params }) =>
    raw(await bookingPlayers(tx, clubId, params.bookingId)),
  ),
  clubRoute(bookingEndpoints.addPlayers, async (tx, actor, { params, body }) =>
    raw(await addPlayers(tx, actor, params.bookingId, body.player_ids)),
  ),
  clubRoute(bookingEndpoints.changeSeriesPlayers, async (tx, actor, { params, body }) =>
    raw(await changeSeriesPlayers(tx, actor, params.bookingId, body, clock())),
  ),
  clubRoute(bookingEndpoints.removePlayer, async (tx, actor, { params }) =>
    raw(await removePlayer(tx, actor, params.bookingId, params.playerId)),
  ),
];

/**
 * Checks whether the caller may book at a price that differs from the club's, as those who see all of its bookings may.
 */
const mayPrice = (club: ClubAccess) => club.can('booking');

/** Checks that the caller may refund payments. @throws permission_denied {permission} */
function checkMayRefund(club: ClubAccess): void {
  if (!club.can('booking')) throw AppError.of(commonErrors.permission_denied, { permission: 'booking' });
}
