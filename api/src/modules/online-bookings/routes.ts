import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { found } from '../../platform/db/found';
import type { Limit } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deleteHold } from '../bookings/writes';
import { selectPageClub } from '../public-clubs/reads';
import { hold } from './hold';

/** Limits the holds that one address asks for: somebody who compares a few places, and no more. */
const HOLDS: readonly Limit[] = [{ max: 20, perMs: 10 * 60_000, key: (request) => request.ip }];

export const onlineBookingRoutes = (services: Services): Route[] => [
  route(
    onlineBookingEndpoints.hold,
    ({ params, body, request, once }) => hold(services, params.club, body, request.ip, once),
    { limits: HOLDS },
  ),
  route(onlineBookingEndpoints.release, async ({ params }) => {
    const { id } = found(await selectPageClub(services.db, params.club));
    await services.db.tenant(id, (tx) => deleteHold(tx, id, params.holdId));
  }),
];
