import { isLanguage, type Language } from '@canchero/shared-contracts/core';
import type { Catalogue } from '@canchero/shared-contracts/kit';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { createStore } from 'zustand/vanilla';
import { preferences, setLanguage } from './preferences';
import type { TextId } from './text';

const cache = createIntlCache();

/**
 * Formatter of the current language for texts outside of React, and the catalogue that components get; null until the
 * first catalogue is loaded.
 */
export const intlStore = createStore<{ intl: IntlShape | null }>(() => ({ intl: null }));

/** Translates a text of the shell outside of React. Returns the id if the text is missing. */
export const translate = (id: TextId, values?: Record<string, string | number>): string =>
  intlStore.getState().intl?.formatMessage({ id }, values) ?? id;

type CatalogueModule = { default: Catalogue };

/** Texts of the first load. The build splits each catalogue in two (later-texts.mjs). */
const firstTexts = (language: Language): Promise<CatalogueModule> =>
  import(/* webpackChunkName: "lang-[request]" */ `../../lang/${language}.json`);
const laterTexts = (language: Language): Promise<CatalogueModule> =>
  import(/* webpackChunkName: "later-[request]" */ `../../lang/${language}.json?later`);

/** True if the later texts were requested: from then on a language is loaded with them. */
let complete = false;
let completing: Promise<void> | null = null;

/** Loads the texts of a language and switches to it, unless another was chosen meanwhile. */
export async function loadLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([firstTexts(language), ...(complete ? [laterTexts(language)] : [])]);
  if (preferences.getState().language !== language) return;
  const { intl } = intlStore.getState();
  const before = intl?.locale === language ? intl.messages : {};
  const messages = Object.assign({}, before, ...parts.map((part) => part.default)) as Record<string, string>;
  intlStore.setState({ intl: formatterOf(language, messages) });
}

/** Loads the later texts of the current language, too. A failure is not kept: the next call tries again. */
export function loadAllTexts(): Promise<void> {
  complete = true;
  completing ??= loadLanguage(preferences.getState().language).catch((error: unknown) => {
    completing = null;
    throw error;
  });
  return completing;
}

/**
 * Loads the catalogue whenever the language changes. The previous one stays until it is loaded; if it cannot be, the
 * page returns to the language that it shows, and `onFailure` may say so.
 */
export function followLanguage(onFailure: () => void): void {
  preferences.subscribe(({ language }, before) => {
    if (language === before.language) return;
    loadLanguage(language).catch((error: unknown) => {
      console.error('the catalogue did not load', error);
      const shown = intlStore.getState().intl?.locale;
      if (preferences.getState().language !== language || !isLanguage(shown) || shown === language) return;
      setLanguage(shown);
      onFailure();
    });
  });
}

/** Creates the formatter of a language. A missing text is logged and shown as its id. */
export const formatterOf = (locale: Language, messages: Record<string, string>): IntlShape =>
  createIntl({ locale, messages, onError: reportMissing }, cache);

const reportMissing = (error: { code: string; message: string }) => {
  if (error.code === 'MISSING_TRANSLATION') console.error(error.message);
};
