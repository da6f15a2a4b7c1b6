export { memberEndpoints } from './endpoints';
export { memberErrors } from './errors';
export { checkGrant, type Granter, type GrantProblem, hasTeam, mayGiveRole } from './rules';
export type { Member, MemberChange, NewMember } from './schema';
export { GIVEN_ROLES, type GivenRole, TEAM_PLANS } from './vocabulary';
