import { isStrongPassword, MAX_PASSWORD } from '@canchero/shared-contracts/auth';
import type { TextId } from '../i18n/text';

/** Returns the text for a password that cannot be any account's, or null. */
export function passwordProblem(password: string): TextId | null {
  if (password === '') return 'auth.passwordMissing';
  return password.length > MAX_PASSWORD ? 'password.tooLong' : null;
}

/** Returns the text for a password that cannot be a new one, or null. */
export const newPasswordProblem = (password: string): TextId | null =>
  passwordProblem(password) ?? (isStrongPassword(password) ? null : 'password.unmet');
