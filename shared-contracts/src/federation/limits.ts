/** Number of failures that one report may hold. */
export const MAX_REPORTED_FAILURES = 20;
/** Max. characters of the label of a deploy token. */
export const MAX_TOKEN_LABEL = 80;
