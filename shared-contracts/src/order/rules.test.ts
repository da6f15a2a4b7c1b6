import fc from 'fast-check';
import { checkDiscounts, type Discount, discountOf, lineTotals, openOf, saleTotals } from './rules';

test('a line is quantity times price less its discount', () => {
  expect(lineTotals({ quantity: 3, unit_price: 150_000, discount: 50_000 })).toEqual({
    subtotal: 450_000,
    total: 400_000,
  });
});

test('a sale is the sum of its lines less the discount of the whole', () => {
  const lines = [
    { quantity: 2, unit_price: 100, discount: 50 },
    { quantity: 1, unit_price: 30 },
  ];
  expect(saleTotals(lines, 80)).toEqual({ subtotal: 180, discount: 80, total: 100 });
  expect(checkDiscounts(lines, 180)).toBeNull();
  expect(checkDiscounts(lines, 181)).toEqual({ subtotal: 180 });
  expect(checkDiscounts([{ quantity: 1, unit_price: 30, discount: 31 }])).toEqual({ subtotal: 30 });
});

test.each<[number, Discount | null, number]>([
  [100_000, null, 0],
  [100_000, { kind: 'percent', value: 10 }, 10_000],
  [123_400, { kind: 'percent', value: 15 }, 18_500],
  [100_000, { kind: 'percent', value: 100 }, 100_000],
  [100_000, { kind: 'percent', value: 150 }, 100_000],
  [100_000, { kind: 'percent', value: -10 }, 0],
  [150, { kind: 'percent', value: 100 }, 150],
  [100_000, { kind: 'amount', value: 30_000 }, 30_000],
  [100_000, { kind: 'amount', value: 300_000 }, 100_000],
  [100_000, { kind: 'amount', value: -1 }, 0],
])('for an amount of %i the discount %j takes off %i', (amount, discount, off) => {
  expect(discountOf(amount, discount)).toBe(off);
});

const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.double({ min: -200, max: 200, noNaN: true }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: -1_000_000, max: 10_000_000 }) }),
);

test('a discount is whole centavos, never negative and never above the amount', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), anyDiscount, (amount, discount) => {
      const off = discountOf(amount, discount);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(amount);
    }),
  );
});

test('a percentage takes off whole pesos, and no less than a smaller percentage', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.nat(100_000), percent, percent, (pesos, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((value) =>
        discountOf(pesos * 100, { kind: 'percent', value }),
      ) as [number, number];
      expect(less % 100).toBe(0);
      expect(more).toBeGreaterThanOrEqual(less);
    }),
  );
});

test('the open amount of an order is what was neither paid nor refunded', () => {
  expect(openOf({ total: 1000, refunded: 300, paid: 500 })).toBe(200);
});
