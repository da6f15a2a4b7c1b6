/** From so many on one no longer finds a club by looking. */
export const SEARCH_FROM = 9;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The clubs whose name has all of the words, whatever their case and accents. */
export function findClubs<T extends { name: string }>(clubs: readonly T[], sought: string): readonly T[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return clubs.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
