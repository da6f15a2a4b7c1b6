import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Steps by which a phone's clock may be wrong. */
const TOLERATED_STEPS = 1;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_BYTES = 8;

/** Generates a secret of 160 bits, in base32. @see RFC 4226 section 4, requirement 6 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Canchero', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** Returns the address of a secret for QR codes, with the account's e-mail address as its label. */
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/**
 * Returns the step of 30 seconds since 1970 to which a code of six digits belongs; null if no step around now has this
 * code.
 * @see RFC 6238
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = /^\d{6}$/.test(code)
    ? totp(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS })
    : null;
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

/** Returns a code without the blanks and hyphens by which people group it. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Generates ten recovery codes of 64 bits, in groups of four characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (randomBytes(RECOVERY_CODE_BYTES).toString('hex').toUpperCase().match(/.{4}/g) as string[]).join('-'),
  );
