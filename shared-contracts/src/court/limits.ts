/** Max. characters of each text of a court. */
export const MAX_COURT_LENGTH = { name: 60, surface: 40 } as const;
/** Least and greatest number of players of a court. */
export const CAPACITY = { min: 1, max: 100 } as const;
/** Last position in the agenda that a court may be given; several may share one. */
export const MAX_SORT = 10_000;
