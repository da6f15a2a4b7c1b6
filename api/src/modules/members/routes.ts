import { memberEndpoints } from '@canchero/shared-contracts/member';
import { actorOf } from '../../platform/audit/actor';
import type { Caller, ClubAccess } from '../../platform/auth/caller';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeMember, inviteMember, listMembers, removeMember, type TeamKeeper } from './service';

const keeperOf = (input: { request: { id: string }; caller: Caller; club: ClubAccess }): TeamKeeper => ({
  actor: actorOf(input),
  granter: { userId: input.caller.id, role: input.club.role, can: input.club.can },
});

export const memberRoutes = (services: Services): Route[] => [
  route(memberEndpoints.list, ({ params }) => listMembers(services, params.clubId)),
  route(memberEndpoints.invite, ({ body, once, ...input }) => inviteMember(services, keeperOf(input), body, once)),
  route(memberEndpoints.change, ({ params, body, ...input }) =>
    changeMember(services, keeperOf(input), params.memberId, body),
  ),
  route(memberEndpoints.remove, ({ params, ...input }) => removeMember(services, keeperOf(input), params.memberId)),
];
