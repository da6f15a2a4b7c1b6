/** Roles that can be given; the owner's comes with the club. */
export const GIVEN_ROLES = ['manager', 'staff'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
