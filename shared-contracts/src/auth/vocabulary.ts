/** Length of the longest password that the service takes. */
export const LONGEST_PASSWORD = 128;
