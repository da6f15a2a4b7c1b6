import { adminStatsEndpoints } from '@canchero/shared-contracts/admin-stats';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { statsOver } from './service';

export const adminStatsRoutes = (services: Services): Route[] => [
  route(adminStatsEndpoints.get, ({ query }) => statsOver(services, query.days)),
];
