import { isAppError } from '@canchero/shared-contracts/core';
import type { TextId } from '../i18n/text';

const BY_STATUS: Readonly<Record<number, TextId>> = {
  0: 'auth.error.offline',
  400: 'auth.error.400',
  401: 'auth.error.401',
  403: 'auth.error.403',
  404: 'auth.error.404',
  409: 'auth.error.409',
  422: 'auth.error.422',
  429: 'auth.error.429',
  500: 'auth.error.500',
};
/** Statuses for which the server's message may say more. */
const SAYS_MORE = new Set([400, 422]);
/** Codes with a text of the client. */
const BY_CODE: Readonly<Record<string, TextId>> = {
  account_blocked: 'error.account_blocked',
  sign_up_closed: 'error.sign_up_closed',
  invalid_token: 'error.invalid_token',
  weak_password: 'error.weak_password',
  wrong_password: 'error.wrong_password',
};

/** Returns the text of a failed call on an account page: by its code or status, for some by the server's message. */
export function authErrorText(error: unknown, text: (id: TextId, values?: Record<string, string>) => string): string {
  if (!isAppError(error)) return text('auth.error.other');
  const known = BY_CODE[error.code];
  if (known) return text(known, error.params as Record<string, string>);
  const byStatus = BY_STATUS[error.status];
  if (byStatus && !SAYS_MORE.has(error.status)) return text(byStatus);
  const said = error.message !== error.code ? error.message : '';
  return said || text(byStatus ?? 'auth.error.other');
}
