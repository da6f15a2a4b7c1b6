/** Text of a legal page in one language. */
export interface LegalDocument {
  title: string;
  /** Date of the last change, as YYYY-MM-DD. */
  updated: string;
  /** Paragraphs before the first section. */
  lead: readonly string[];
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. Default: none. */
  points?: readonly string[];
}

export const LEGAL_PAGES = ['privacy', 'terms'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
