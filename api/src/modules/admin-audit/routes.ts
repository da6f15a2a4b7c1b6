import { adminAuditEndpoints as endpoints } from '@canchero/shared-contracts/admin-audit';
import { adminActorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportAudit, searchAudit } from './service';

export const adminAuditRoutes = (services: Services): Route[] => [
  route(endpoints.search, (input) => searchAudit(services, adminActorOf(input), input.query)),
  route(endpoints.export, (input) => {
    const { language, ...search } = input.query;
    return exportAudit(services, adminActorOf(input), search, language);
  }),
];
