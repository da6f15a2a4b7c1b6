import { isAppError } from '@canchero/shared-contracts/core';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type TextId, useText } from './text';

/** An error in the user's words: the catalogue's text for its code (`error.<code>`), filled in with its params. */
export function useErrorText(): (error: unknown) => string {
  const text = useText();
  const { messages } = useIntl();
  return useCallback(
    (error) => {
      if (isAppError(error) && `error.${error.code}` in messages) {
        return text(`error.${error.code}` as TextId, error.params as Parameters<typeof text>[1]);
      }
      return text('error.unexpected');
    },
    [text, messages],
  );
}
