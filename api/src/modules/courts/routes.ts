import { courtEndpoints } from '@canchero/shared-contracts/court';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeCourt, createCourt, getCourt, listCourts, removeCourt } from './service';

export const courtRoutes = (services: Services): Route[] => [
  route(courtEndpoints.list, ({ params }) => listCourts(services, params.clubId)),
  route(courtEndpoints.create, ({ params, body, once }) => createCourt(services, params.clubId, body, once)),
  route(courtEndpoints.get, ({ params }) => getCourt(services, params.clubId, params.courtId)),
  route(courtEndpoints.change, ({ params, body }) => changeCourt(services, params.clubId, params.courtId, body)),
  route(courtEndpoints.remove, ({ params }) => removeCourt(services, params.clubId, params.courtId)),
];
