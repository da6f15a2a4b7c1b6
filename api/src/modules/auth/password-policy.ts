import { authErrors, checkPassword } from '@canchero/shared-contracts/auth';
import { AppError } from '@canchero/shared-contracts/core';
import words from './common-passwords.json' with { type: 'json' };

const COMMON = new Set(words);
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const unleet = (text: string) => text.replace(/[013457@$]/g, (c) => LEET[c] ?? '');

/**
 * Returns true if a password is a common word in disguise: in another case, with digits and symbols around it or in
 * place of letters, as in "Password1!", "P4ssw0rd" and "Messi2024".
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [lower, lettersOf(lower), core, lettersOf(unleet(core)), lettersOf(unleet(lower))].some((guess) =>
    COMMON.has(guess),
  );
}

/**
 * Checks a new password.
 * @throws weak_password {…flags, common}: the flags of `checkPassword`, and `isCommonPassword`
 */
export function requireGoodPassword(password: string): void {
  const flags = checkPassword(password);
  const common = isCommonPassword(password);
  if (common || !Object.values(flags).every(Boolean)) throw AppError.of(authErrors.weak_password, { ...flags, common });
}
