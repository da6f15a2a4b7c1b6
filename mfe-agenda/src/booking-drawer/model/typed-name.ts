/** Returns a text without case, accents and double spaces, as the service compares names. */
export const folded = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
