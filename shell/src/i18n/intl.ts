import type { Language } from '@canchero/shared-contracts/core';
import type { Catalogue } from '@canchero/shared-contracts/kit';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import { preferences } from './preferences';
import type { TextId } from './text';

const cache = createIntlCache();

/** Null until the first catalogue is here. */
export const intlStore = createStore<{ intl: IntlShape | null }>(() => ({ intl: null }));

/** A text of the shell for code outside of React. The key itself where there is none. */
export const translate = (id: TextId, values?: Record<string, string | number>): string =>
  intlStore.getState().intl?.formatMessage({ id }, values) ?? id;

type CatalogueModule = { default: Catalogue };

/** What the first load shows; the build makes two of each catalogue (later-texts.mjs). */
const firstTexts = (language: Language): Promise<CatalogueModule> =>
  import(/* webpackChunkName: "lang-[request]" */ `../../lang/${language}.json`);
const laterTexts = (language: Language): Promise<CatalogueModule> =>
  import(/* webpackChunkName: "later-[request]" */ `../../lang/${language}.json?later`);

/** Whether the texts that come later were asked for: from then on a language brings them along. */
let complete = false;
let completing: Promise<void> | null = null;

/** Loads the texts of a language and switches to it, unless another was asked for meanwhile. */
export async function loadLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([firstTexts(language), ...(complete ? [laterTexts(language)] : [])]);
  if (preferences.getState().language !== language) return;
  const { intl } = intlStore.getState();
  const before = intl?.locale === language ? intl.messages : {};
  const messages = Object.assign({}, before, ...parts.map((part) => part.default)) as Record<string, string>;
  intlStore.setState({ intl: createIntl({ locale: language, messages, onError: reportMissing }, cache) });
}

/** Resolves once there are the texts that come later, too. A failure is forgotten: the next time asks anew. */
export function loadAllTexts(): Promise<void> {
  complete = true;
  completing ??= loadLanguage(preferences.getState().language).catch((error: unknown) => {
    completing = null;
    throw error;
  });
  return completing;
}

/** From then on a change of language brings its catalogue; until it is here the one before stays. */
export function followLanguage(): void {
  preferences.subscribe(({ language }, before) => {
    if (language !== before.language)
      loadLanguage(language).catch((error: unknown) => console.error('the catalogue did not load', error));
  });
}

const reportMissing = (error: { code: string; message: string }) => {
  if (error.code === 'MISSING_TRANSLATION') console.error(error.message);
};
