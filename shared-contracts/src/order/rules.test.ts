import fc from 'fast-check';
import { changeDue, checkDiscounts, lineTotals, refundAmount, saleTotals } from './rules';

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

test('a part of what was sold is worth its part of price and discounts', () => {
  const lines = [
    { id: 'a', quantity: 3, unit_price: 1000, discount: 300, refunded: 0 },
    { id: 'b', quantity: 1, unit_price: 300, refunded: 0 },
  ];
  // 3000 less 10 % of the sale: 900 for each of three, 90 % of it
  expect(refundAmount({ lines, discount: 300 }, new Map([['a', 1]]))).toBe(810);
  expect(refundAmount({ lines, discount: 300 }, new Map([['b', 1]]))).toBe(270);
  expect(refundAmount({ lines, discount: 300 }, new Map())).toBe(0);
});

test('given back piece by piece it is all that was paid, and never less than nothing', () => {
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 6 }), unit_price: fc.nat(99_999), percent: fc.nat(100) })
    .map(({ percent, ...l }) => ({ ...l, discount: Math.floor((l.quantity * l.unit_price * percent) / 100) }));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(100), fc.nat(), (given, percent, seed) => {
      const { subtotal } = saleTotals(given);
      const discount = Math.floor((subtotal * percent) / 100);
      const lines = given.map((l, i) => ({ ...l, id: String(i), refunded: 0 }));
      let sum = 0;
      for (let n = seed; lines.some((l) => l.refunded < l.quantity); n += 7) {
        const left = lines.filter((l) => l.refunded < l.quantity);
        const one = left[n % left.length] as (typeof lines)[number];
        const amount = refundAmount({ lines, discount }, new Map([[one.id, 1]]));
        expect(amount).toBeGreaterThanOrEqual(0);
        sum += amount;
        one.refunded += 1;
      }
      expect(sum).toBe(subtotal - discount);
    }),
  );
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
