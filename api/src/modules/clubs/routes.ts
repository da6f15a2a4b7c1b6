import { clubEndpoints } from '@canchero/shared-contracts/club';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeClub, checkSlug, clubsOf, createClub, readClub } from './service';

export const clubRoutes = (services: Services): Route[] => [
  route(clubEndpoints.mine, ({ caller }) => clubsOf(services, caller)),
  clubRoute(clubEndpoints.get, (tx, { clubId }, { caller }) => readClub(tx, services, caller, clubId)),
  route(clubEndpoints.create, ({ caller, body, once, request }) =>
    createClub(services, request.id, caller, body, once),
  ),
  clubRoute(clubEndpoints.change, (tx, actor, { body }) => changeClub(tx, actor, body)),
  clubRoute(clubEndpoints.checkSlug, (tx, { clubId }, { query }) => checkSlug(tx, clubId, query.slug), {
    role: 'platform',
  }),
];
