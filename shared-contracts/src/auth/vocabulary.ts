/** Length of the longest password that the service takes. */
export const LONGEST_PASSWORD = 128;
/** Max. characters of the name of a user. */
export const MAX_USER_NAME = 120;
