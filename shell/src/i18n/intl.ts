import type { Language } from '@canchero/shared-contracts/core';
import type { Catalogue } from '@canchero/shared-contracts/kit';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import type { TextId } from '../text';
import { preferences } from './preferences';

const cache = createIntlCache();

/** Null until the first catalogue is here. */
export const intlStore = createStore<{ intl: IntlShape | null }>(() => ({ intl: null }));

/** A text of the shell for code outside of React. The key itself where there is none. */
export const translate = (id: TextId, values?: Record<string, string | number>): string =>
  intlStore.getState().intl?.formatMessage({ id }, values) ?? id;

const loadMessages = (language: Language): Promise<Catalogue> =>
  import(/* webpackChunkName: "lang-[request]" */ `../../lang/${language}.json`).then(
    (module: { default: Catalogue }) => module.default,
  );

/** Loads the catalogue of a language and switches to it, unless another was asked for meanwhile. */
export async function loadLanguage(language: Language): Promise<void> {
  const messages = await loadMessages(language);
  if (preferences.getState().language !== language) return;
  intlStore.setState({
    intl: createIntl({ locale: language, messages: messages as Record<string, string>, onError: reportMissing }, cache),
  });
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
