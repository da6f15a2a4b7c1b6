import { clubEndpoints } from '@canchero/shared-contracts/club';
import { found } from '../../platform/db/found';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeClub, checkSlug, clubsOf, createClub } from './service';
import { selectClub } from './sql';

export const clubRoutes = (services: Services): Route[] => [
  route(clubEndpoints.mine, ({ caller }) => clubsOf(services, caller)),
  clubRoute(clubEndpoints.get, async (tx, { clubId, actorId }) => found(await selectClub(tx, clubId, actorId))),
  route(clubEndpoints.create, ({ caller, body, once }) => createClub(services, caller, body, once)),
  clubRoute(clubEndpoints.change, (tx, actor, { body }) => changeClub(tx, actor, body)),
  clubRoute(clubEndpoints.checkSlug, (tx, { clubId }, { query }) => checkSlug(tx, clubId, query.slug), {
    role: 'platform',
  }),
];
