import { adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { adminActorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { reopen } from './reopen';
import { impersonate, leave, listClubs } from './service';
import { lift, suspend } from './suspension';

export const adminClubRoutes = (services: Services): Route[] => [
  route(adminClubEndpoints.list, (input) => listClubs(services, adminActorOf(input), input.query)),
  route(adminClubEndpoints.suspend, ({ request, caller, params, body }) =>
    suspend(services, request.id, caller, params.clubId, body.reason),
  ),
  route(adminClubEndpoints.lift, ({ request, caller, params }) => lift(services, request.id, caller, params.clubId)),
  route(adminClubEndpoints.reopen, ({ request, caller, params, body }) =>
    reopen(services, request.id, caller, params.clubId, body.reason),
  ),
  route(adminClubEndpoints.impersonate, ({ request, caller, body, once }) =>
    impersonate(services, request.id, caller, once, body),
  ),
  route(clubEndpoints.endImpersonation, ({ request, caller, club }) => leave(services, request.id, caller, club.id), {
    evenReadOnly: true,
  }),
];
