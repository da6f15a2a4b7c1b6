import { isAppError } from '@canchero/shared-contracts/core';
import { record } from '../diagnostics/debug-log';
import { intlStore, translate } from './intl';
import type { TextId } from './text';

/**
 * Returns the text for a failure: that of its code, or that something unexpected happened. The rest of the error is
 * written for developers, so it goes into the log.
 */
export function describeError(error: unknown): string {
  if (isAppError(error) && error.status === 0) return translate('auth.error.offline');
  const own = isAppError(error) && (`error.${error.code}` as TextId);
  if (own && intlStore.getState().intl?.messages[own]) return translate(own);
  record('page', `failed: ${isAppError(error) ? `${error.status} ${error.code} ` : ''}${(error as Error)?.message}`);
  return translate('error.unexpected');
}
