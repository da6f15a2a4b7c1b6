import type { HoldChallenge, HoldProof } from '@canchero/shared-contracts/online-booking';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { hashToken } from '../../platform/auth/opaque-token';
import type { Services } from '../../platform/services';

/** Minutes for which a challenge may be solved. */
const MINUTES = 5;
/** Number of keys that a browser tries: about half a second on a phone. */
const TRIES = { min: 60, max: 100 };

/** Club and address (as a hash) to which a challenge belongs. */
interface Holder {
  club: string;
  address: string;
}

type ProofServices = Pick<Services, 'config' | 'clock'>;

/**
 * Creates a challenge, which is signed and stored nowhere. The counter to be found is chosen here, so that nobody is
 * unlucky.
 * @param factor multiplies the work
 * @see https://altcha.org/docs/v2/proof-of-work
 */
export async function createHoldChallenge(
  holder: Holder,
  factor: number,
  { config, clock }: ProofServices,
): Promise<HoldChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: config.proofOfWorkCost,
    counter: randomInt(TRIES.max * factor, TRIES.min * factor),
    data: { ...holder },
    deriveKey,
    expiresAt: new Date(clock().getTime() + MINUTES * 60_000),
    ...secretsOf(config),
  });
  return challenge as HoldChallenge;
}

/** Checks a solved challenge of this club and address. Whether it was used before, the database knows. */
export async function isProof(
  { challenge, solution }: HoldProof,
  holder: Holder,
  { config, clock }: ProofServices,
): Promise<boolean> {
  const { data, expiresAt } = challenge.parameters;
  if (data.club !== holder.club || data.address !== holder.address) return false;
  if (expiresAt * 1000 <= clock().getTime()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(config) });
  return verified;
}

const secretsOf = ({ secrets }: ProofServices['config']) => ({
  hmacSignatureSecret: hashToken('challenges of holds', secrets.tokenPepper),
  hmacKeySignatureSecret: hashToken('keys of challenges of holds', secrets.tokenPepper),
});
