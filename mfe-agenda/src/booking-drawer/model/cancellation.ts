import type { CancellationRefund, CancellationTerms, RemovalRefund } from '@canchero/shared-contracts/booking';
import type { Centavos } from '@canchero/shared-contracts/core';

/** Ways to settle the money of a booking that is cancelled. */
const SETTLEMENTS = ['refund', 'credit', 'deposit', 'all'] as const;
export type SettlementKind = (typeof SETTLEMENTS)[number];

/** Way to settle with its amounts in centavos: what the club keeps and what it gives back. */
export interface SettlementChoice extends Omit<CancellationRefund, 'player_id'> {
  kind: SettlementKind;
  returned: Centavos;
}

/** Returns the ways to settle what was paid. Keeping the deposit is one of them if there is a deposit below that. */
export function settlementChoices({ deposit }: Pick<CancellationTerms, 'deposit'>, paid: Centavos): SettlementChoice[] {
  const choice = (kind: SettlementKind, kept: Centavos): SettlementChoice => ({
    kind,
    kept,
    returned: paid - kept,
    destination: kind === 'credit' ? 'credit' : 'money',
  });
  const partly = deposit > 0 && deposit < paid;
  return [
    choice('refund', 0),
    choice('credit', 0),
    ...(partly ? [choice('deposit', deposit)] : []),
    choice('all', paid),
  ];
}

/** Returns what the button that cancels names: the money that the club keeps, all or a part, or else where it goes. */
export const outcomeOf = ({ kept, destination }: SettlementChoice) => (kept > 0 ? 'kept' : destination);

/** Returns the way that the club's rule asks for. */
export const settlementByRule = ({ kept }: Pick<CancellationTerms, 'kept'>, paid: Centavos): SettlementKind =>
  kept === 0 ? 'refund' : kept < paid ? 'deposit' : 'all';

/** Time until a booking in the unit in which people speak of it. */
export function timeLeft(ms: number): { unit: 'days' | 'hours' | 'minutes' | 'begun'; count: number } {
  if (ms <= 0) return { unit: 'begun', count: 0 };
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

/** Ways to settle the paid bookings of a series: leave them, or cancel them too. */
export const SERIES_SETTLEMENTS = {
  rule: { destination: 'money', keep: 'rule' },
  refund: { destination: 'money', keep: 'nothing' },
  credit: { destination: 'credit', keep: 'nothing' },
  leave: undefined,
} as const satisfies Record<string, RemovalRefund | undefined>;
export type SeriesSettlement = keyof typeof SERIES_SETTLEMENTS;
