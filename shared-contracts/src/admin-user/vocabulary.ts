/** What an account is found by: its address was never verified, or it is blocked. */
export const USER_STATES = ['unverified', 'blocked'] as const;
export type UserState = (typeof USER_STATES)[number];
