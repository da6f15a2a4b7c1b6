import type { Language } from '@canchero/shared-contracts/core';

/** Facts that a public page shows in its first answer, found by the modules that know them. */
export interface PageFacts {
  /** Values for the page's tags. @see https://mustache.github.io/mustache.5.html */
  view: object;
  /** Path under which the page is known, if it is not the one that was asked for. */
  address?: string;
  /** Answers of public endpoints, with which the page's query cache begins. */
  answers: readonly { method: string; path: string; data: unknown }[];
  /** Objects for search engines. @see https://schema.org */
  jsonLd: readonly object[];
  /** False for pages that search engines should not keep. */
  indexed: boolean;
}

/** Finds the facts for a page. `route` is that of the page, `path` the address without query. */
export type FindPageFacts = (page: { route: string; path: string; language: Language }) => Promise<PageFacts>;
