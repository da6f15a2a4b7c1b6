import { refundableAmount } from './refund';

test.each([
  [1000, 0, 1000],
  [1000, 300, 700],
  [1000, 1000, 0],
])('of a payment of %i with %i refunded, %i can be refunded', (amount, refunded, refundable) =>
  expect(refundableAmount({ amount, refunded })).toBe(refundable),
);
