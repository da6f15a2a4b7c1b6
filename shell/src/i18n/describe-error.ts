import { isAppError } from '@canchero/shared-contracts/core';
import { intlStore, translate } from './intl';
import type { TextId } from './text';

/**
 * Returns the text for a failure: the client's own for its code, else the server's message, else the code, else the
 * error's message, else that something unexpected happened.
 */
export function describeError(error: unknown): string {
  if (isAppError(error)) {
    if (error.status === 0) return translate('auth.error.offline');
    const own = `error.${error.code}` as TextId;
    if (intlStore.getState().intl?.messages[own]) return translate(own);
    return error.message || error.code;
  }
  return (error instanceof Error && error.message) || translate('error.unexpected');
}
