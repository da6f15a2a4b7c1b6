export const SPORTS = ['padel', 'tennis', 'squash', 'football5', 'other'] as const;
export type Sport = (typeof SPORTS)[number];
export const MEMBERSHIP_ROLES = ['owner', 'manager', 'staff'] as const;
export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number];
