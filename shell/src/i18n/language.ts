import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@canchero/shared-contracts/core';

export interface LanguageSources {
  /** Language that the user chose before. */
  stored: unknown;
  /** Query string of the page. */
  query: string;
  /** Languages of the browser in order of preference, e.g. `pt-BR`. */
  browser: readonly string[];
}

/** Returns the stored language, else `?lang=`, else the browser's, else Spanish. Ignores all but es, en, pt. */
export function resolveLanguage({ stored, query, browser }: LanguageSources): Language {
  const candidates = [stored, new URLSearchParams(query).get('lang'), ...browser.map((tag) => tag.split('-')[0])];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', pt: 'Português' };
