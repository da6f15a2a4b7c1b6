/**
 * Splits a search text into the terms that must all be found: its words, or the digits of a phone number in any
 * spelling ("+54 11 4444-5555").
 */
export function searchTerms(q: string): string[] {
  const digits = q.replace(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(digits)) return [digits];
  return q.split(/\s+/).filter(Boolean).slice(0, 6);
}

/** Escapes a text so that `like` takes it literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
