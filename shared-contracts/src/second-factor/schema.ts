import { z } from 'zod';
import { CODE_LENGTH } from './limits';

export const SecondFactor = z.object({
  /** True once a code of the authenticator has confirmed it. */
  set_up: z.boolean(),
  /** True if this session passed it in the last twelve hours. */
  passed: z.boolean(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

export const NewSecondFactor = z.object({
  /** Secret in base32, for authenticators without a camera. */
  secret: z.string(),
  /** Address for the QR code. @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
  uri: z.string(),
});
export type NewSecondFactor = z.output<typeof NewSecondFactor>;

/** Code of the authenticator, or a recovery code; blanks and hyphens do not count. */
export const Code = z.strictObject({ code: z.string().trim().min(CODE_LENGTH.min).max(CODE_LENGTH.max) });

/** Codes that are shown once. Each replaces a code of the authenticator, once. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
