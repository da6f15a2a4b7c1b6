import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { impersonate, leave, listClubs } from './service';

export const adminClubRoutes = (services: Services): Route[] => [
  route(adminClubEndpoints.list, ({ request, caller, query }) => listClubs(services, request.id, caller, query)),
  route(adminClubEndpoints.impersonate, ({ request, caller, body }) => impersonate(services, request.id, caller, body)),
  route(clubEndpoints.endImpersonation, ({ request, caller, club }) => leave(services, request.id, caller, club.id), {
    evenReadOnly: true,
  }),
];
