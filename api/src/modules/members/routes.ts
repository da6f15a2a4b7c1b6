import { memberEndpoints } from '@canchero/shared-contracts/member';
import { actorOf } from '../../platform/audit/actor';
import type { Caller, ClubAccess } from '../../platform/auth/caller';
import { clubRoute } from '../../platform/http/club-route';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { acceptByLink, changeMember, inviteMember, removeMember, type TeamKeeper } from './service';
import { selectMembers } from './sql';

// Members are accounts, which belong to no club: all of it happens in platform transactions.
const options = { role: 'platform' } as const;

export const memberRoutes = (services: Services): Route[] => [
  clubRoute(memberEndpoints.list, (tx, { clubId }) => selectMembers(tx, clubId), options),
  // Hashes a password before its transaction, which would hold the connection meanwhile.
  route(memberEndpoints.invite, (input) =>
    inviteMember(services, { ...actorOf(input), ...granterOf(input) }, input.body, input.once),
  ),
  route(memberEndpoints.accept, ({ request, caller, body }) => acceptByLink(services, request.id, caller, body.token)),
  clubRoute(
    memberEndpoints.change,
    (tx, actor, { params, body, ...input }) =>
      changeMember(tx, { ...actor, ...granterOf(input) }, params.memberId, body),
    options,
  ),
  clubRoute(
    memberEndpoints.remove,
    (tx, actor, { params, ...input }) => removeMember(tx, { ...actor, ...granterOf(input) }, params.memberId),
    options,
  ),
];

const granterOf = ({ caller, club }: { caller: Caller; club: ClubAccess }): Pick<TeamKeeper, 'granter'> => ({
  granter: { userId: caller.id, role: club.role, can: club.can },
});
