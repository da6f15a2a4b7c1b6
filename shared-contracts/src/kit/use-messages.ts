import { useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../core/language';

/** A compiled catalogue: message id to syntax tree. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;
export type LoadMessages = (locale: Language) => Promise<Catalogue>;

/** The catalogue of a language; keeps the one before on screen until the new one is here. Null at first. */
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
