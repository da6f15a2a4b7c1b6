export { memberEndpoints } from './endpoints';
export { memberErrors } from './errors';
export { memberEvents } from './events';
export { checkGrant, type Granter, type GrantProblem, mayGiveRole } from './rules';
export type { JoinedClub, Member, MemberChange, NewMember } from './schema';
export { GIVEN_ROLES, type GivenRole } from './vocabulary';
