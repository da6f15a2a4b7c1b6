/** Lengths of the periods over which the platform's use is shown, in days. */
export const STAT_DAYS = [30, 90, 365] as const;
export type StatDays = (typeof STAT_DAYS)[number];
