import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import {
  type AmountProblem,
  type BookingPayments,
  type BulkPayment,
  checkAmount,
  type Payment,
  refundParts,
  type Share,
  settle,
  spread,
} from '@canchero/shared-contracts/payment';

/** Parses a typed amount, and checks it against the remaining one (centavos). */
export function typedAmount(
  typed: string,
  remaining: Centavos,
): { amount: Centavos; problem: null } | { amount: null; problem: AmountProblem } {
  // a number that is too large to be read exceeds whatever remains
  const amount = parseAmount(typed) ?? (/\d{10}/.test(typed.replaceAll('.', '')) ? Number.POSITIVE_INFINITY : 0);
  const problem = checkAmount(amount, remaining);
  return problem ? { amount: null, problem } : { amount, problem: null };
}

/** Returns the chosen shares as lines of one bulk payment; paid shares are left out. */
export const linesOf = (shares: readonly Share[], chosen: ReadonlySet<string>): BulkPayment['lines'] =>
  shares
    .filter((share) => share.open > 0 && chosen.has(share.player_id))
    .map((share) => ({ kind: 'share', id: share.player_id, amount: share.open }));

/**
 * Splits the surplus of a booking among the players who paid more than their share. If nobody did, the surplus belongs
 * to the first player with a payment, else to the first player. Parts are multiples of `unit` centavos.
 */
export function surplusOwners(
  { surplus, shares }: Pick<BookingPayments, 'surplus' | 'shares'>,
  unit: Centavos,
): Share[] {
  if (surplus === 0) return [];
  const parts = spread(
    surplus,
    shares.map((share) => share.surplus),
    unit,
  );
  const owners = shares.flatMap((share, i) => (parts[i] ? [{ ...share, surplus: parts[i] }] : []));
  if (owners.length > 0) return owners;
  const owner = shares.find((share) => share.paid > 0) ?? shares[0];
  return owner ? [{ ...owner, surplus }] : [];
}

/** Returns what nobody would owe of a booking without one of its payments: its player has left the booking since. */
export function ownerlessWithout(
  { booking, payments, shares }: Pick<BookingPayments, 'booking' | 'payments' | 'shares'>,
  payment: Payment,
  unit: Centavos,
): Centavos {
  if (payment.player_id === null || shares.some((share) => share.player_id === payment.player_id)) return 0;
  const sharers = shares.map(({ player_id, agreed, amount }) => ({ id: player_id, agreed: agreed ? amount : null }));
  const others = payments
    .filter(({ id }) => id !== payment.id)
    .map(({ player_id, amount, refunded }) => ({ player_id, amount: amount - refunded }));
  const left = settle(booking.price, sharers, others, unit);
  return left.shares.reduce((rest, share) => rest - share.open, left.remaining);
}

/** Sums by method what a refund gives back, in the order in which it was paid. */
export function refundByMethod(payments: readonly Payment[], amount: Centavos): [Payment['method'], Centavos][] {
  const sums = new Map<Payment['method'], Centavos>();
  for (const { payment, amount: part } of refundParts(payments, amount)) {
    sums.set(payment.method, (sums.get(payment.method) ?? 0) + part);
  }
  return [...sums];
}
