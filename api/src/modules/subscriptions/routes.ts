import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { courtLimitOf, keepCourts } from './court-limit';
import { catalogue, subscriptionOf } from './service';

export const subscriptionRoutes = (services: Services): Route[] => [
  route(subscriptionEndpoints.plans, () => catalogue(services)),
  route(subscriptionEndpoints.mine, ({ caller }) => subscriptionOf(services, caller.id)),
  route(subscriptionEndpoints.courtLimit, ({ params }) => courtLimitOf(services, params.clubId)),
  route(subscriptionEndpoints.keepCourts, ({ request, caller, club, params, body }) =>
    keepCourts(services, { requestId: request.id, caller, role: club.role, clubId: params.clubId }, body.court_ids),
  ),
];
