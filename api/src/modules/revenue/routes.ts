import { revenueEndpoints } from '@canchero/shared-contracts/revenue';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { figuresFile } from './figures-file';
import { exportOwners, ownersOf } from './owners';
import { exportMovements, movementsOf, revenueOver } from './service';

export const revenueRoutes = (services: Services): Route[] => [
  route(revenueEndpoints.overview, ({ query }) => revenueOver(services, query.months)),
  route(revenueEndpoints.movements, ({ request, caller, query }) =>
    movementsOf(services, { requestId: request.id, caller, ...query }),
  ),
  route(revenueEndpoints.exportMovements, ({ request, caller, query: { language, ...asked } }) =>
    exportMovements(services, { requestId: request.id, caller, ...asked }, language),
  ),
  route(revenueEndpoints.owners, ({ request, caller, query }) =>
    ownersOf(services, { requestId: request.id, caller, ...query }),
  ),
  route(revenueEndpoints.exportOwners, ({ request, caller, query: { language, ...asked } }) =>
    exportOwners(services, { requestId: request.id, caller, ...asked }, language),
  ),
  route(revenueEndpoints.exportFigures, async ({ query: { months, table, language } }) =>
    figuresFile(await revenueOver(services, months), table, language),
  ),
];
