import fc from 'fast-check';
import { changeDue, paymentStatus } from './rules';

test.each([
  [1000, 0, 'pending'],
  [1000, 1, 'partially_paid'],
  [1000, 999, 'partially_paid'],
  [1000, 1000, 'fully_paid'],
  [1000, 1001, 'overpaid'],
  [0, 0, 'fully_paid'],
  [0, 1, 'overpaid'],
])('of %i, %i paid: %s', (price, paid, status) => expect(paymentStatus(price, paid)).toBe(status));

test('never goes back as more comes in', () => {
  const order = ['pending', 'partially_paid', 'fully_paid', 'overpaid'];
  const amount = fc.nat({ max: 10 ** 9 });
  fc.assert(
    fc.property(amount, amount, amount, (price, paid, more) => {
      expect(order.indexOf(paymentStatus(price, paid + more))).toBeGreaterThanOrEqual(
        order.indexOf(paymentStatus(price, paid)),
      );
    }),
  );
});

test.each([
  [1000, 1000, 0],
  [1000, 2000, 1000],
  [1500, 2000, 500],
  [1500, 1000, null],
  [1000, -5, null],
])('paying %i with %i gives %s back', (amount, given, change) => expect(changeDue(amount, given)).toBe(change));

test('the change and the amount are what was handed over', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (amount, given) => {
      const change = changeDue(amount, given);
      if (change === null) expect(given).toBeLessThan(amount);
      else expect(amount + change).toBe(given);
    }),
  );
});
