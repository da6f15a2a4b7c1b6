import { PAYMENT_METHODS } from '@canchero/shared-contracts/payment';
import type { DateTime } from 'luxon';
import type { Random } from '../random';
import type { DemoPlayer } from './players';

export interface DemoMovement {
  player_id: string;
  kind: 'deposit' | 'withdrawal' | 'adjustment';
  amount: number;
  method: (typeof PAYMENT_METHODS)[number] | null;
  notes: string;
  created_at: string;
}

const NOTES = ['Seña del torneo', 'Abono del mes', 'Paga por adelantado', ''];

/** Generates the credit of one player in eight: a deposit, for some with a withdrawal or an adjustment. */
export function demoLedger(random: Random, players: readonly DemoPlayer[], now: DateTime): DemoMovement[] {
  const movement = (player_id: string, days: number, rest: Omit<DemoMovement, 'player_id' | 'created_at'>) => ({
    player_id,
    ...rest,
    created_at: now
      .minus({ days, minutes: random.int(0, 600) })
      .toUTC()
      .toISO() as string,
  });
  return players
    .filter((player, i) => i % 8 === 3 && !player.blocked)
    .flatMap(({ id }) => {
      const amount = random.int(2, 12) * 500_000;
      const method = random.pick(PAYMENT_METHODS);
      const deposit = movement(id, random.int(12, 25), { kind: 'deposit', amount, method, notes: random.pick(NOTES) });
      if (random.chance(0.4)) {
        const back = {
          kind: 'withdrawal' as const,
          amount: -random.int(1, 2) * 250_000,
          method: 'cash' as const,
          notes: '',
        };
        return [deposit, movement(id, random.int(2, 10), back)];
      }
      if (random.chance(0.3)) {
        const gift = { kind: 'adjustment' as const, amount: 300_000, method: null, notes: 'Compensación por lluvia' };
        return [deposit, movement(id, random.int(2, 10), gift)];
      }
      return [deposit];
    });
}
