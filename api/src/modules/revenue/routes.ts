import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportMovements, movementsOf, revenueOver } from './service';

export const revenueRoutes = (services: Services): Route[] => [
  route(revenueEndpoints.overview, ({ query }) => revenueOver(services, query.months)),
  route(revenueEndpoints.movements, ({ request, caller, query }) =>
    movementsOf(services, { requestId: request.id, caller, ...query }),
  ),
  route(revenueEndpoints.exportMovements, ({ request, caller, query: { language, ...asked } }) =>
    exportMovements(services, { requestId: request.id, caller, ...asked }, language),
  ),
];
