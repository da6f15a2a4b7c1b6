import { type CashSession, closingReport } from '@canchero/shared-contracts/cash';
import type { Centavos } from '@canchero/shared-contracts/core';

/** Sums of cash put in and taken out for other reasons than sales. */
export function movementSums({ movements }: Pick<CashSession, 'movements'>): { in: Centavos; out: Centavos } {
  const sumOf = (type: 'in' | 'out') => movements.reduce((sum, m) => sum + (m.type === type ? m.amount : 0), 0);
  return { in: sumOf('in'), out: sumOf('out') };
}

export type ClosingSums = NonNullable<ReturnType<typeof closingSums>>;

/** Returns the sums of a closed session over all methods; null while it is open. */
export function closingSums(session: Pick<CashSession, 'expected' | 'counted'>) {
  if (!session.expected || !session.counted) return null;
  const lines = closingReport(session.expected, session.counted);
  return {
    lines,
    expected: lines.reduce((sum, line) => sum + line.expected, 0),
    counted: lines.reduce((sum, line) => sum + line.counted, 0),
    difference: lines.reduce((sum, line) => sum + line.difference, 0),
  };
}
