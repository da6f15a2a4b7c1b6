/** Checks whether a text has a letter or a digit, as the first name of a player has. */
export const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
