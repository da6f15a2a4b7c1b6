import { z } from 'zod';
import { MAX_ONLINE_DURATION } from '../club/limits';
import { PublicClubParams } from '../club/public-schema';
import { AgendaInstant, CentavosSum, ClubParams, Id, Instant } from '../core/schema';

const Hex = (max: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .max(max);

/**
 * Work that has to be done before a place is held: to find the counter whose derived key begins with `keyPrefix`. It is
 * signed, belongs to one club and one address, and expires.
 * @see https://altcha.org/docs/v2/proof-of-work
 */
export const HoldChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    /** Rounds of each derived key. */
    cost: z.int().min(1).max(1_000_000),
    data: z.strictObject({ club: Id, address: z.string().max(60) }),
    /** Unix time in seconds. */
    expiresAt: z.int(),
    keyLength: z.literal(32),
    keyPrefix: Hex(64),
    keySignature: Hex(64),
    nonce: Hex(64),
    salt: Hex(64),
  }),
  signature: Hex(64),
});
export type HoldChallenge = z.output<typeof HoldChallenge>;

/** Challenge with its solution, which holds one place. */
export const HoldProof = z.strictObject({
  challenge: HoldChallenge,
  solution: z.strictObject({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: Hex(64) }),
});
export type HoldProof = z.output<typeof HoldProof>;

export const NewHold = z.strictObject({
  court_id: Id,
  /** One of the starts that the availability offers. */
  start: AgendaInstant,
  /** Minutes. */
  duration: z.int().min(1).max(MAX_ONLINE_DURATION),
  /** Answer to the challenge of `proof_required`. */
  proof: HoldProof.optional(),
});
export type NewHold = z.output<typeof NewHold>;

/** Place that is kept for the holder of its id. */
export const Hold = z.object({
  hold_id: Id,
  court_id: Id,
  start: Instant,
  end: Instant,
  expires_at: Instant,
  price: CentavosSum,
  /** Part of the price that the club asks for in advance, in centavos. */
  deposit: CentavosSum,
});
export type Hold = z.output<typeof Hold>;

export const HoldParams = PublicClubParams.extend({ holdId: Id });
export const ClubHoldParams = ClubParams.extend({ holdId: Id });
