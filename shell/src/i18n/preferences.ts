import { isLanguage, type Language } from '@canchero/shared-contracts/core';
import { createStore } from 'zustand/vanilla';
import { writeCookie } from '../storage/cookies';
import { readEntry, writeEntry } from '../storage/entries';
import { resolveLanguage } from './language';

export type ColorMode = 'light' | 'dark';
export interface Preferences {
  language: Language;
  colorMode: ColorMode;
}

export const preferences = createStore<Preferences>(() => ({ language: 'es', colorMode: 'light' }));

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/**
 * Restores the user's choices, else takes the browser's preferences, and paints the page. A cookie, with which the
 * server has painted the page, keeps the colours longer than the entry does.
 */
export function restorePreferences(): void {
  const chosen = [readEntry<unknown>('theme'), document.documentElement.dataset.theme].find(isColorMode);
  const system: ColorMode = window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  preferences.setState({
    language: resolveLanguage({
      stored: readEntry('language'),
      query: window.location.search,
      browser: navigator.languages,
    }),
    colorMode: chosen ?? system,
  });
  paint();
}

/**
 * Follows choices made in other tabs of the browser.
 * @returns the function that ends it
 */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'language' || key === 'theme') restorePreferences();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Changes the language of the interface.
 * @throws RangeError for an unknown code
 */
export function setLanguage(language: Language): void {
  if (!isLanguage(language)) throw new RangeError('invalid language code');
  writeEntry('language', language);
  preferences.setState({ language });
  paint();
}

export function setColorMode(colorMode: ColorMode): void {
  writeEntry('theme', colorMode);
  writeCookie('colorMode', colorMode);
  preferences.setState({ colorMode });
  paint();
}

/**
 * Applies the preferences to the document. A cookie keeps the language, so that the server's page is right before any
 * script runs.
 */
function paint(): void {
  const { language, colorMode } = preferences.getState();
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = colorMode;
  writeCookie('language', language);
}
