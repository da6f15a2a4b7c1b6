/** Least and greatest value of each number of a price rule; `duration` in minutes. */
export const RULE_RANGES = { duration: { min: 15, max: 1440 }, priority: { min: 0, max: 1000 } } as const;
