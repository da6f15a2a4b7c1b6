export { memberEndpoints } from './endpoints';
export { memberErrors } from './errors';
export { checkGrant, type Granter, type GrantProblem, mayGiveRole } from './rules';
export type { Member, MemberChange, NewMember } from './schema';
export { GIVEN_ROLES, type GivenRole } from './vocabulary';
