import { onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { found } from '../../platform/db/found';
import { clubRoute } from '../../platform/http/club-route';
import { type Limit, networkOf } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deleteHold } from '../bookings/writes';
import { selectPageClub } from '../public-clubs/reads';
import { hold } from './hold';
import { takeBack } from './take-back';

/** Limits the holds that one address asks for: a club's own Wi-Fi, whose players each compare a few places. */
const HOLDS: readonly Limit[] = [{ max: 60, perMs: 10 * 60_000, key: networkOf }];

export const onlineBookingRoutes = (services: Services): Route[] => [
  route(
    onlineBookingEndpoints.hold,
    ({ params, body, request, once }) => hold(services, params.club, body, networkOf(request), once),
    { limits: HOLDS },
  ),
  route(onlineBookingEndpoints.release, async ({ params }) => {
    const { id } = found(await selectPageClub(services.db, params.club));
    await services.db.tenant(id, (tx) => deleteHold(tx, id, params.holdId));
  }),
  clubRoute(onlineBookingEndpoints.takeBack, (tx, actor, { params }) => takeBack(tx, actor, params.holdId)),
];
