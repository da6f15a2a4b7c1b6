/** Max. characters of a password. */
export const MAX_PASSWORD = 128;
/** Max. characters of the name of a user. */
export const MAX_USER_NAME = 120;
