import { useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../core/language';

/** Compiled catalogue: message id to text or syntax tree. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;
/** Loads the catalogue of a language. */
export type LoadMessages = (locale: Language) => Promise<Catalogue>;

/** Loads the catalogue of a language. Returns null at first, later the previous one until the new one has loaded. */
export function useMessages(load: LoadMessages, locale: Language) {
  const [state, setState] = useState<{ locale: Language; messages: Catalogue } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let live = true;
    load(locale).then(
      (messages) => live && setState({ locale, messages }),
      (error: unknown) => live && setFailure(error),
    );
    return () => {
      live = false;
    };
  }, [load, locale]);
  if (failure && !state) throw failure;
  return state;
}
