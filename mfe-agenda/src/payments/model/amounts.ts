import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import {
  type AmountProblem,
  type BookingPayments,
  type BulkPayment,
  checkAmount,
  type Share,
  spread,
} from '@canchero/shared-contracts/payment';

/** What was typed as an amount, and what is wrong with it where `remaining` is open. */
export function typedAmount(
  typed: string,
  remaining: Centavos,
): { amount: Centavos; problem: null } | { amount: null; problem: AmountProblem } {
  const amount = parseAmount(typed) ?? 0;
  const problem = checkAmount(amount, remaining);
  return problem ? { amount: null, problem } : { amount, problem: null };
}

/** The chosen shares as lines of one bulk payment; those with nothing open are left out. */
export const linesOf = (shares: readonly Share[], chosen: ReadonlySet<string>): BulkPayment['lines'] =>
  shares
    .filter((share) => share.open > 0 && chosen.has(share.player_id))
    .map((share) => ({ kind: 'share', id: share.player_id, amount: share.open }));

/**
 * Whose is what was paid above the price of a booking: theirs who paid above their share, equally. Where that is nobody
 * in particular, theirs who paid something in their name, else the first player's.
 */
export function surplusOwners({ surplus, shares }: Pick<BookingPayments, 'surplus' | 'shares'>): Share[] {
  if (surplus === 0) return [];
  const parts = spread(
    surplus,
    shares.map((share) => share.surplus),
  );
  const owners = shares.flatMap((share, i) => (parts[i] ? [{ ...share, surplus: parts[i] }] : []));
  if (owners.length > 0) return owners;
  const owner = shares.find((share) => share.paid > 0) ?? shares[0];
  return owner ? [{ ...owner, surplus }] : [];
}
