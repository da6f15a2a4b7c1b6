import fc from 'fast-check';
import { isFullRefund, refundAmount, refundableQuantities, refundValue } from './refund';
import { saleTotals } from './rules';

test('a part of what was sold is worth its part of price and discounts', () => {
  const lines = [
    { id: 'a', quantity: 3, unit_price: 1000, discount: 300, refunded: 0 },
    { id: 'b', quantity: 1, unit_price: 300, refunded: 0 },
  ];
  // 3000 less 10 % of the sale: 900 for each of three, 90 % of it
  expect(refundValue({ lines, discount: 300 }, new Map([['a', 1]]), 1)).toBe(810);
  expect(refundValue({ lines, discount: 300 }, new Map([['b', 1]]), 1)).toBe(270);
  expect(refundValue({ lines, discount: 300 }, new Map(), 1)).toBe(0);
});

test.each([
  [1, 6_66],
  [100, 6_00],
])('in units of %i one of three that were discounted gives back %i', (unit, amount) => {
  const lines = [{ id: 'a', quantity: 3, unit_price: 10_00, discount: 10_00, refunded: 1 }];
  expect(refundAmount({ lines, discount: 0, paid: 13_00 }, new Map([['a', 1]]), unit)).toBe(amount);
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
        const amount = refundValue({ lines, discount }, new Map([[one.id, 1]]), 1);
        expect(amount).toBeGreaterThanOrEqual(0);
        sum += amount;
        one.refunded += 1;
      }
      expect(sum).toBe(subtotal - discount);
    }),
  );
});

test('all that is left gives back all that stands paid', () => {
  const lines = [
    { id: 'a', quantity: 3, unit_price: 1000, refunded: 1 },
    { id: 'b', quantity: 1, unit_price: 300, refunded: 1 },
  ];
  const order = { lines, discount: 0, paid: 700 };
  expect([...refundableQuantities(order)]).toEqual([['a', 2]]);
  expect(isFullRefund(order, new Map([['a', 1]]))).toBe(false);
  expect(refundAmount(order, new Map([['a', 1]]), 1)).toBe(1000);
  expect(isFullRefund(order, new Map([['a', 2]]))).toBe(true);
  expect(refundAmount(order, new Map([['a', 2]]), 1)).toBe(700);
});
