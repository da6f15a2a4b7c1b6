/** Max. characters of a text that somebody searches for. */
export const MAX_SEARCH = 80;
/** Max. characters of an email address. */
export const MAX_EMAIL = 254;
