import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isAppError } from '../core/app-error';
import { type Translate, useTranslate } from './text';

/**
 * Returns a function that puts an error into the user's words: the text `error.<code>` of the remote's catalogue or
 * else the kit's, filled in with the error's params; `error.unexpected` for an unknown code. A call that is given up,
 * although somebody waits for it, is one whose session ended.
 */
export function useErrorText(): (error: unknown) => string {
  const { messages } = useIntl();
  const text: Translate<string> = useTranslate();
  return useCallback(
    (error) => {
      if (error instanceof Error && error.name === 'AbortError') return text('error.unauthenticated');
      const known = isAppError(error) && `error.${error.code}` in messages;
      return known ? text(`error.${error.code}`, error.params as Parameters<typeof text>[1]) : text('error.unexpected');
    },
    [messages, text],
  );
}
