import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { overviewNow, statsOver } from './service';

export const adminStatsRoutes = (services: Services): Route[] => [
  route(adminStatsEndpoints.overview, () => overviewNow(services)),
  route(adminStatsEndpoints.get, ({ query }) => statsOver(services, query.days)),
];
