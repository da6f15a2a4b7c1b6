import { adminAuditEndpoints as endpoints } from '@canchero/shared-contracts/admin-audit';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportAudit, searchAudit } from './service';

export const adminAuditRoutes = (services: Services): Route[] => [
  route(endpoints.search, ({ request, caller, query }) =>
    searchAudit(services, { requestId: request.id, caller }, query),
  ),
  route(endpoints.export, ({ request, caller, query: { language, ...search } }) =>
    exportAudit(services, { requestId: request.id, caller }, search, language),
  ),
];
