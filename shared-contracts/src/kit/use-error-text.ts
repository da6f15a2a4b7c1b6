import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isAppError } from '../core/app-error';
import { type Translate, useTranslate } from './text';

/**
 * An error in the user's words: the text for its code in the catalogue of whoever asks (`error.<code>`), filled in with
 * its params; `error.unexpected` where there is none.
 */
export function useErrorText(): (error: unknown) => string {
  const { messages } = useIntl();
  const text: Translate<string> = useTranslate();
  return useCallback(
    (error) => {
      const known = isAppError(error) && `error.${error.code}` in messages;
      return known ? text(`error.${error.code}`, error.params as Parameters<typeof text>[1]) : text('error.unexpected');
    },
    [messages, text],
  );
}
