import { federationEndpoints, releaseEndpoints } from '@canchero/shared-contracts/federation';
import { networkOf, perHour } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { countFailures, failureCounts } from './failures';
import { activate, listAll, rollback } from './releases';
import { remotesFor, signInPaths } from './remotes';

/** Limits reports by address: a club's tills share one, and each page sends its failures together. */
const REPORTS = perHour(120, networkOf);

export const federationRoutes = (services: Services): Route[] => [
  // strict: a page with an expired token has to refresh it, or it would get the list of an anonymous visitor
  route(federationEndpoints.remotes, ({ caller }) => remotesFor(services, caller), {
    strictToken: true,
    withoutDatabase: true,
  }),
  route(federationEndpoints.signInPaths, () => signInPaths(services)),
  route(federationEndpoints.reportFailures, ({ body }) => countFailures(services, body.failures), {
    limits: [REPORTS],
  }),
  route(releaseEndpoints.list, () => listAll(services)),
  route(releaseEndpoints.activate, ({ request, caller, params, body }) =>
    activate(services, request.id, caller, params.name, body.version),
  ),
  route(releaseEndpoints.rollback, ({ request, caller, params }) =>
    rollback(services, request.id, caller, params.name),
  ),
  route(releaseEndpoints.failures, ({ query }) => failureCounts(services, query.hours)),
];
