import { useEffect, useState } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../core/language';

/** Compiled catalogue: message id to text or syntax tree. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;
/** Loads the catalogue of a language. */
export type LoadMessages = (locale: Language) => Promise<Catalogue>;

/** Catalogues that have loaded: a part that is mounted again shows its texts in its first frame. */
const loaded = new WeakMap<LoadMessages, Map<Language, Catalogue>>();
const loadedIn = (load: LoadMessages, locale: Language) => loaded.get(load)?.get(locale) ?? null;

/** Loads the catalogue of a language once; a failure is not kept. */
export async function loadMessages(load: LoadMessages, locale: Language): Promise<Catalogue> {
  const known = loadedIn(load, locale);
  if (known) return known;
  const messages = await load(locale);
  loaded.set(load, (loaded.get(load) ?? new Map()).set(locale, messages));
  return messages;
}

/** Milliseconds after which a language that did not load is asked for again, while an earlier one is shown. */
const AGAIN_MS = 4000;

/**
 * Loads the catalogue of a language. Returns null until the first one has loaded, later the previous one until the new
 * one has, which is asked for until it comes.
 */
export function useMessages(load: LoadMessages, locale: Language) {
  const [state, setState] = useState<{ locale: Language; messages: Catalogue } | null>(() => {
    const messages = loadedIn(load, locale);
    return messages && { locale, messages };
  });
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let live = true;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () =>
      loadMessages(load, locale).then(
        (messages) => live && setState((before) => (before?.messages === messages ? before : { locale, messages })),
        (error: unknown) => {
          if (!live) return;
          setFailure(error);
          timer = setTimeout(attempt, AGAIN_MS);
        },
      );
    void attempt();
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [load, locale]);
  if (failure && !state) throw failure;
  return state;
}
