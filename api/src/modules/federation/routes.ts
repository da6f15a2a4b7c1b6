import { federationEndpoints } from '@canchero/shared-contracts/federation';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { activate, listAll, rollback } from './releases';
import { remotesFor } from './remotes';

export const federationRoutes = (services: Services): Route[] => [
  // strict: a page with an expired token has to refresh it, or it would get the list of an anonymous visitor
  route(federationEndpoints.remotes, ({ caller }) => remotesFor(services, caller), { strictToken: true }),
  route(federationEndpoints.releases, () => listAll(services)),
  route(federationEndpoints.activate, ({ request, caller, params, body }) =>
    activate(services, request.id, caller, params.name, body.version),
  ),
  route(federationEndpoints.rollback, ({ request, caller, params }) =>
    rollback(services, request.id, caller, params.name),
  ),
];
