import { authErrors } from '../auth/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { memberErrors as e } from './errors';
import { InvitationToken, JoinedClub, Member, MemberChange, MemberParams, Members, NewMember } from './schema';

const configuring = { kind: 'member', anyOf: ['configuration'] } as const;

export const memberEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/members',
    summary: 'Who works at a club, the owner first',
    params: ClubParams,
    response: Members,
    authz: configuring,
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/members',
    summary: 'Invite someone into the team by e-mail; the answer tells nothing of an account',
    params: ClubParams,
    body: NewMember,
    response: Member,
    status: 201,
    errors: [e.team_not_in_plan, e.member_exists, e.too_many_invitations, e.rights_exceeded],
    authz: configuring,
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/club/invitations/accept',
    summary: 'Accept an invitation by the token of its mail',
    body: InvitationToken,
    response: JoinedClub,
    errors: [authErrors.invalid_token, e.invitation_needs_password],
    authz: { kind: 'public' },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/members/:memberId',
    summary: "Change a member's role and permissions",
    params: MemberParams,
    body: MemberChange,
    response: Member,
    errors: [e.team_not_in_plan, e.owner_membership, e.own_membership, e.rights_exceeded, commonErrors.stale_version],
    authz: configuring,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/members/:memberId',
    summary: 'Take someone out of the team; the account stays',
    params: MemberParams,
    errors: [e.owner_membership, e.own_membership, e.rights_exceeded],
    authz: configuring,
  }),
};
