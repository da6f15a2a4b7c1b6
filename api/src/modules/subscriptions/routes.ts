import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { keepCourts } from './court-limit';
import { selectCourtLimit } from './limit-sql';
import { planCatalogue } from './reads';
import { subscriptionOf } from './service';

export const subscriptionRoutes = (services: Services): Route[] => [
  route(subscriptionEndpoints.plans, () => planCatalogue(services.db)),
  route(subscriptionEndpoints.mine, ({ caller }) => subscriptionOf(services, caller.id)),
  clubRoute(subscriptionEndpoints.courtLimit, (tx, { clubId }) => selectCourtLimit(tx, clubId)),
  clubRoute(subscriptionEndpoints.keepCourts, (tx, actor, { body }) => keepCourts(tx, actor, body.court_ids)),
];
