import type { User } from './schema';

/** Flags shown under the password field while typing. */
export interface PasswordCheck {
  length: boolean;
  uppercase: boolean;
  lowercase: boolean;
  digitOrSymbol: boolean;
}

/** Checks for 8 characters, an uppercase and a lowercase letter, and a digit or symbol. */
export function checkPassword(password: string): PasswordCheck {
  return {
    length: password.length >= 8,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digitOrSymbol: /\d|[^\p{L}\p{N}_]/u.test(password),
  };
}

/** Returns true if a password passes every check of `checkPassword`. */
export const isStrongPassword = (password: string) => Object.values(checkPassword(password)).every(Boolean);

/** Returns true if any of the three fields says that the e-mail is verified. */
export const isEmailVerified = (user: Pick<User, 'email_verified' | 'is_verified' | 'email_verified_at'>) =>
  user.email_verified || user.is_verified || Boolean(user.email_verified_at);

/** Returns true if a user has the role of a super admin. */
export const isSuperAdmin = (user: Pick<User, 'roles'>) => user.roles.includes('super_admin');
