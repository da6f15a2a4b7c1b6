/** Most days from the first to the last of a search. */
export const MAX_AUDIT_DAYS = 366;
/** Least and greatest number of characters of the reason with which a super admin acts. */
export const ACT_REASON = { min: 5, max: 200 } as const;
