import { clubEndpoints } from '@canchero/shared-contracts/club';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeClub, checkSlug, clubsOf, createClub, getClub } from './service';

export const clubRoutes = (services: Services): Route[] => [
  route(clubEndpoints.mine, ({ caller }) => clubsOf(services, caller)),
  route(clubEndpoints.get, ({ caller, params }) => getClub(services, caller, params.clubId)),
  route(clubEndpoints.create, ({ caller, body, once }) => createClub(services, caller, body, once)),
  route(clubEndpoints.change, ({ body, ...input }) => changeClub(services, actorOf(input), body)),
  route(clubEndpoints.checkSlug, ({ params, query }) => checkSlug(services, params.clubId, query.slug)),
];
