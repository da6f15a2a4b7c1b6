/** States by which accounts can be filtered: address never verified, or account blocked. */
export const USER_STATES = ['unverified', 'blocked'] as const;
export type UserState = (typeof USER_STATES)[number];
