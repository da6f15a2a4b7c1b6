import { courtEndpoints } from '@canchero/shared-contracts/court';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeCourt, createCourt, getCourt, listCourts, orderCourts, removeCourt } from './service';

export const courtRoutes = (services: Services): Route[] => [
  route(courtEndpoints.list, ({ params }) => listCourts(services, params.clubId)),
  route(courtEndpoints.create, ({ body, once, ...input }) => createCourt(services, actorOf(input), body, once)),
  route(courtEndpoints.order, ({ body, ...input }) => orderCourts(services, actorOf(input), body.court_ids)),
  route(courtEndpoints.get, ({ params }) => getCourt(services, params.clubId, params.courtId)),
  route(courtEndpoints.change, ({ params, body, ...input }) =>
    changeCourt(services, actorOf(input), params.courtId, body),
  ),
  route(courtEndpoints.remove, ({ params, ...input }) => removeCourt(services, actorOf(input), params.courtId)),
];
