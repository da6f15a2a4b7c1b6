import type { Centavos } from '../core/money';
import { lineStatus } from './payment-status';
import type { LineStatus } from './vocabulary';

/** Player of a booking. `agreed` is the agreed share; null for an equal part of what the agreed shares leave. */
export interface Sharer {
  id: string;
  agreed: Centavos | null;
}

/**
 * Payment of a booking less its refunds. `player_id` is the player whose share it pays; null for none in particular.
 */
export interface NetPayment {
  player_id: string | null;
  amount: Centavos;
}

/** Share of one player: `open` is left to pay, `surplus` was paid above the share. */
export interface SettledShare {
  player_id: string;
  amount: Centavos;
  paid: Centavos;
  open: Centavos;
  surplus: Centavos;
  status: LineStatus;
}

/** Payment state of a booking. `remaining` and `surplus` are those of the whole booking; one of them is 0. */
export interface Settlement {
  paid: Centavos;
  remaining: Centavos;
  surplus: Centavos;
  shares: SettledShare[];
}

/**
 * Divides `total` as equally as possible, no part above its cap. The parts add up to the smaller of `total` and the sum
 * of the caps.
 *
 * Rounding rule: parts are multiples of `unit`, the smallest amount that can be paid, and the units left by the division
 * go one each to the first parts. Amounts that are none themselves, from before their club changed its currency, are
 * dealt out to the centavo.
 * @see https://martinfowler.com/eaaCatalog/money.html the allocation of a money amount
 */
export function spread(total: Centavos, caps: readonly Centavos[], unit: Centavos): Centavos[] {
  const isPayable = (amount: Centavos) => amount === Infinity || amount % unit === 0;
  if (![total, ...caps].every(isPayable)) return spread(total, caps, 1);
  const parts = caps.map(() => 0);
  // the smallest cap is served first: what it leaves over is divided among the rest
  const order = caps.map((_, i) => i).sort((a, b) => (caps[a] ?? 0) - (caps[b] ?? 0) || b - a);
  let left = Math.max(0, total);
  order.forEach((index, served) => {
    const part = Math.min(caps[index] ?? 0, Math.floor(left / (order.length - served) / unit) * unit);
    parts[index] = part;
    left -= part;
  });
  return parts;
}

/** Splits a total between `n` people in multiples of `unit` centavos. */
export const splitEqually = (total: Centavos, n: number, unit: Centavos): Centavos[] =>
  spread(total, Array(n).fill(Infinity), unit);

/**
 * Returns the share of each player in centavos, in their order. Agreed shares come first; all together never exceed the
 * price. Equal parts are multiples of `unit`.
 */
export function sharesOf(price: Centavos, sharers: readonly Sharer[], unit: Centavos): Centavos[] {
  let left = price;
  const agreed = sharers.map((sharer) => {
    if (sharer.agreed === null) return null;
    const part = Math.min(sharer.agreed, left);
    left -= part;
    return part;
  });
  const equal = splitEqually(left, agreed.filter((part) => part === null).length, unit);
  let next = 0;
  return agreed.map((part) => part ?? equal[next++] ?? 0);
}

/**
 * Settles a booking; all amounts are in centavos. Payments above a player's share, and payments for no share in
 * particular, lower the debts of the others in equal parts, so that the open shares never add up to more than what is
 * open of the booking. Parts are multiples of `unit`, the smallest amount that can be paid in the club's currency.
 */
export function settle(
  price: Centavos,
  sharers: readonly Sharer[],
  payments: readonly NetPayment[],
  unit: Centavos,
): Settlement {
  const paid = payments.reduce((sum, p) => sum + p.amount, 0);
  const remaining = Math.max(0, price - paid);
  const surplus = Math.max(0, paid - price);
  const lines = sharesOf(price, sharers, unit).map((amount, i) => {
    const id = sharers[i]?.id ?? '';
    const of = payments.reduce((sum, p) => (p.player_id === id ? sum + p.amount : sum), 0);
    return { player_id: id, amount, paid: of };
  });
  const open = spread(
    remaining,
    lines.map((line) => Math.max(0, line.amount - line.paid)),
    unit,
  );
  const shares = lines.map((line, i) => ({
    ...line,
    open: open[i] ?? 0,
    surplus: Math.max(0, line.paid - line.amount),
    // a share that others have covered is paid
    status: open[i] === 0 && line.paid < line.amount ? ('paid' as const) : lineStatus(line.amount, line.paid),
  }));
  return { paid, remaining, surplus, shares };
}
