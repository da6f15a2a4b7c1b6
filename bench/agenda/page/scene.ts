/** Data that every candidate of a view shows, and the changes that follow. */
export interface Scene<Item> {
  courts: readonly string[];
  /** Days or months, in the order in which they are shown. */
  pages: readonly (readonly Item[])[];
  /** Changes by colleagues while the last page is open, each with a text that appears with it. */
  changes: readonly { item: Item; text: string }[];
}
