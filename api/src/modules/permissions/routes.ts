import { authEndpoints } from '@canchero/shared-contracts/auth';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { hasPermission, permissionsOf } from './service';

export const permissionRoutes = (services: Services): Route[] => [
  route(authEndpoints.permissions, ({ caller, query }) => permissionsOf(services, caller, query.club_id)),
  route(authEndpoints.checkPermission, ({ caller, query }) =>
    hasPermission(services, caller, query.permission, query.club_id),
  ),
];
