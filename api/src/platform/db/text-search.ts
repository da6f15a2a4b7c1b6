/**
 * The parts that a search text asks for, all of which must be found: words, or the digits of a phone number
 * however it was typed ("+54 11 4444-5555").
 */
export function searchTerms(q: string): string[] {
  const digits = q.replace(/[\s()+.-]/g, '');
  if (/^\d{3,}$/.test(digits)) return [digits];
  return q.split(/\s+/).filter(Boolean).slice(0, 6);
}

/** A text that `like` takes literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
