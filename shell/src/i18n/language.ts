import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@canchero/shared-contracts/core';

export interface LanguageSources {
  /** What was chosen before. */
  stored: unknown;
  /** The page's query string. */
  query: string;
  /** The browser's, in order of preference, e.g. `pt-BR`. */
  browser: readonly string[];
}

/** The stored language, else `?lang=`, else the browser's, else Spanish. Anything but es, en, pt is passed over. */
export function resolveLanguage({ stored, query, browser }: LanguageSources): Language {
  const candidates = [stored, new URLSearchParams(query).get('lang'), ...browser.map((tag) => tag.split('-')[0])];
  return candidates.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', pt: 'Português' };
