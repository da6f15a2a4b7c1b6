import fc from 'fast-check';
import { refundableAmount, refundParts } from './refund';

test.each([
  [1000, 0, 1000],
  [1000, 300, 700],
  [1000, 1000, 0],
])('of a payment of %i with %i refunded, %i can be refunded', (amount, refunded, refundable) =>
  expect(refundableAmount({ amount, refunded })).toBe(refundable),
);

const payment = fc.tuple(fc.nat(9_999_999), fc.nat(9_999_999)).map(([a, b]) => ({ amount: a + b + 1, refunded: a }));

test('the parts of a refund add up, are the oldest payments, and at most one is partial', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), fc.nat(99_999_999), (payments, amount) => {
      const parts = refundParts(payments, amount);
      const refundable = payments.map(refundableAmount);
      const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
      expect(sum(parts.map((part) => part.amount))).toBe(Math.min(amount, sum(refundable)));
      expect(parts.map((part) => part.payment)).toEqual(payments.slice(0, parts.length));
      for (const [i, part] of parts.entries()) {
        if (i < parts.length - 1) expect(part.amount).toBe(refundable[i]);
        else expect(part.amount).toBeLessThanOrEqual(refundable[i] ?? 0);
      }
    }),
  );
});
