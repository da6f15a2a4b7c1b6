/** What every candidate of a view shows, and what then changes. */
export interface Scene<Item> {
  courts: readonly string[];
  /** Days, or months. */
  pages: readonly (readonly Item[])[];
  /** What colleagues do while the last page is open, each with a text that only then is seen. */
  changes: readonly { item: Item; text: string }[];
}
