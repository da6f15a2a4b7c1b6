/** Number of clubs from which a search field is offered. */
export const SEARCH_FROM = 9;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the clubs whose name contains every word, ignoring case and accents. */
export function findClubs<T extends { name: string }>(clubs: readonly T[], sought: string): readonly T[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return clubs.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
