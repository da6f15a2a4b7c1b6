import type { Centavos } from '../core/money';
import { lineStatus } from './rules';
import type { LineStatus } from './vocabulary';

/** One player of a booking; `agreed` is their share where it was agreed, else they split the rest with the others. */
export interface Sharer {
  id: string;
  agreed: Centavos | null;
}

/** Money that stands for a booking: what came in less what went back. `player_id`: whose share it was for. */
export interface NetPayment {
  player_id: string | null;
  amount: Centavos;
}

/** What one player owes and paid. `open`: what is still to come from them; `surplus`: what they paid above it. */
export interface SettledShare {
  player_id: string;
  amount: Centavos;
  paid: Centavos;
  open: Centavos;
  surplus: Centavos;
  status: LineStatus;
}

/** Where a booking stands. `remaining` and `surplus` are of the whole; one of them is 0. */
export interface Settlement {
  paid: Centavos;
  remaining: Centavos;
  surplus: Centavos;
  shares: SettledShare[];
}

/**
 * Deals out `total` as equally as it goes, nobody above their cap; centavos that do not divide go to the first.
 * The parts add up to the smaller of `total` and all caps.
 */
export function spread(total: Centavos, caps: readonly Centavos[]): Centavos[] {
  const parts = caps.map(() => 0);
  // Whoever has the smallest cap is served first: what they leave over is dealt to the rest.
  const order = caps.map((_, i) => i).sort((a, b) => (caps[a] ?? 0) - (caps[b] ?? 0) || b - a);
  let left = Math.max(0, total);
  order.forEach((index, served) => {
    const part = Math.min(caps[index] ?? 0, Math.floor(left / (order.length - served)));
    parts[index] = part;
    left -= part;
  });
  return parts;
}

/** Splits a total between `n` people in whole centavos. */
export const splitEqually = (total: Centavos, n: number): Centavos[] => spread(total, Array(n).fill(Infinity));

/** Share of each player, in their order. Agreed shares come first; together never more than the price. */
export function sharesOf(price: Centavos, sharers: readonly Sharer[]): Centavos[] {
  let left = price;
  const agreed = sharers.map((sharer) => {
    if (sharer.agreed === null) return null;
    const part = Math.min(sharer.agreed, left);
    left -= part;
    return part;
  });
  const equal = splitEqually(left, agreed.filter((part) => part === null).length);
  let next = 0;
  return agreed.map((part) => part ?? equal[next++] ?? 0);
}

/**
 * Where a booking stands. What somebody paid above their share, or for nobody's in particular, lowers what the
 * others still owe, equally: open shares never add up to more than what is open of the booking.
 */
export function settle(price: Centavos, sharers: readonly Sharer[], payments: readonly NetPayment[]): Settlement {
  const paid = payments.reduce((sum, p) => sum + p.amount, 0);
  const remaining = Math.max(0, price - paid);
  const surplus = Math.max(0, paid - price);
  const lines = sharesOf(price, sharers).map((amount, i) => {
    const id = sharers[i]?.id ?? '';
    const of = payments.reduce((sum, p) => (p.player_id === id ? sum + p.amount : sum), 0);
    return { player_id: id, amount, paid: of };
  });
  const open = spread(
    remaining,
    lines.map((line) => Math.max(0, line.amount - line.paid)),
  );
  const shares = lines.map((line, i) => ({
    ...line,
    open: open[i] ?? 0,
    surplus: Math.max(0, line.paid - line.amount),
    // covered by somebody else is as good as paid
    status: open[i] === 0 && line.paid < line.amount ? ('paid' as const) : lineStatus(line.amount, line.paid),
  }));
  return { paid, remaining, surplus, shares };
}
