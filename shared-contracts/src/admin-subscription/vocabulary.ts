/** Statuses that can be set by hand: in force, or over. */
export const HAND_STATUSES = ['active', 'expired'] as const;
