/** Max. characters of each text of a court. */
export const MAX_COURT_LENGTH = { name: 60, surface: 40 } as const;
/** Least and greatest number of players of a court. */
export const CAPACITY = { min: 1, max: 100 } as const;
