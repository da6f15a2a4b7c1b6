/** The plans in which more people than the owner work at a club. */
export const TEAM_PLANS = ['premium_plus', 'enterprise'] as const;
/** The roles that are given; the owner's comes with the club. */
export const GIVEN_ROLES = ['manager', 'staff'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
