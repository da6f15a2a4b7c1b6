import fc from 'fast-check';
import { equalParts, leftOpen, likelyCash, paymentsOf } from './split';

test.each([
  [100_000, 3, [33_400, 33_300, 33_300]],
  [100_050, 2, [50_025, 50_025]],
  [900, 4, [300, 200, 200, 200]],
])('%i in %i parts is %j', (total, count, parts) => {
  expect(equalParts(total, count)).toEqual(parts);
});

test('equal parts are the whole, and differ by one unit at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 10 }), (total, count) => {
      const parts = equalParts(total, count);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(total % 100 === 0 ? 100 : 1);
    }),
  );
});

test('parts leave open what they do not pay; one that is not typed yet pays nothing', () => {
  const parts = [
    { key: 'a', method: 'cash', amount: 30_000 },
    { key: 'b', method: 'qr', amount: null },
    { key: 'c', method: 'qr', amount: 0 },
  ] as const;
  expect(leftOpen(50_000, parts)).toBe(20_000);
  expect(leftOpen(20_000, parts)).toBe(-10_000);
  expect(paymentsOf(parts)).toEqual([{ method: 'cash', amount: 30_000 }]);
});

test.each([
  [3_520_000, [3_600_000, 4_000_000, 5_000_000]],
  [100_000, [200_000, 500_000, 1_000_000]],
  [1_950_000, [2_000_000, 5_000_000, 10_000_000]],
])('who owes %i hands over %j', (amount, bills) => {
  expect(likelyCash(amount)).toEqual(bills);
});
