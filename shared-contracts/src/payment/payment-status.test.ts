import fc from 'fast-check';
import { paymentStatus } from './payment-status';

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
