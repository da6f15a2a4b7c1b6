import type { RevenueMonth } from '@canchero/shared-contracts/revenue';
import fc from 'fast-check';
import { waterfallOf } from './waterfall';

const gains = fc.nat(1e9);
const losses = gains.map((amount) => -amount);
const months = fc.record({
  opening: gains,
  new: gains,
  reactivation: gains,
  expansion: gains,
  contraction: losses,
  churn: losses,
});

test('each bar begins where the one before ended, and the last one reaches the closing', () => {
  fc.assert(
    fc.property(months, (given) => {
      const closing = Object.values(given).reduce((sum, part) => sum + part, 0);
      const bars = waterfallOf({ ...given, closing } as RevenueMonth);
      const moved = bars.slice(0, -1);
      for (const [index, bar] of moved.entries()) expect(bar.from).toBe(moved[index - 1]?.to ?? 0);
      expect(moved.at(-1)?.to).toBe(closing);
      expect(bars.at(-1)).toEqual({ id: 'closing', from: 0, to: closing });
    }),
  );
});
