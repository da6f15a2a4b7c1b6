import fc from 'fast-check';
import { changeDue, checkDiscounts, lineTotals, openOf, saleTotals } from './rules';

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

test.each([
  [1000, 1000, { taken: 1000, change: 0, remaining: 0 }],
  [1000, 2000, { taken: 1000, change: 1000, remaining: 0 }],
  [1000, 300, { taken: 300, change: 0, remaining: 700 }],
  [1000, -5, { taken: 0, change: 0, remaining: 1000 }],
])('%d open, %d given', (open, given, expected) => {
  expect(changeDue(open, given)).toEqual(expected);
});

test('money handed over is kept or given back, and no more is kept than was open', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (open, given) => {
      const { taken, change, remaining } = changeDue(open, given);
      expect(taken + change).toBe(given);
      expect(taken + remaining).toBe(open);
    }),
  );
});

test('what is open of an order is what neither was paid nor given back', () => {
  expect(openOf({ total: 1000, refunded: 300, paid: 500 })).toBe(200);
});
