import fc from 'fast-check';
import { raisedPrice } from './price-raise';

test.each([
  [150_000, 10, 5_000, 165_000],
  [152_000, 10, 5_000, 165_000],
  [152_500, 10, 10_000, 170_000],
  [100, 0, 1, 100],
  [105, 10, 1, 116],
  [200_000, -50, 100, 100_000],
  [200_000, -150, 100, 0],
])('%d raised by %d %%, to whole %d', (price, percent, roundTo, expected) => {
  expect(raisedPrice(price, { percent, roundTo })).toBe(expected);
});

test('a raise is whole centavos, within half a step of what was asked for', () => {
  const cases = fc.record({
    price: fc.integer({ min: 0, max: 100_000_000 }),
    percent: fc.integer({ min: -90, max: 300 }),
    roundTo: fc.constantFrom(1, 100, 1_000, 5_000, 10_000),
  });
  fc.assert(
    fc.property(cases, ({ price, percent, roundTo }) => {
      const after = raisedPrice(price, { percent, roundTo });
      expect(after % roundTo).toBe(0);
      expect(Math.abs(after - (price * (100 + percent)) / 100)).toBeLessThanOrEqual(roundTo / 2 + 1e-6);
    }),
  );
});
