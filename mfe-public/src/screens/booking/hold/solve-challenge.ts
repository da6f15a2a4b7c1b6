import type { HoldChallenge, HoldProof } from '@canchero/shared-contracts/online-booking';
import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the work that the service asks for before it holds a place: about half a second on a phone. The browser's own
 * cryptography does it beside the page, which goes on.
 * @returns null if `controller` called it off
 */
export async function solveChallenge(challenge: HoldChallenge, controller: AbortController): Promise<HoldProof | null> {
  const solution = await solve({ challenge, deriveKey, controller });
  return solution && { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
