import fc from 'fast-check';
import { areTaken, equalParts, leftBefore, leftOpen, likelyCash, paymentsOf } from './split';

test.each([
  [100_000, 3, [33_400, 33_300, 33_300]],
  [100_050, 2, [50_025, 50_025]],
  [900, 4, [300, 200, 200, 200]],
])('%i in %i parts is %j', (total, count, parts) => {
  expect(equalParts(total, count, 1)).toEqual(parts);
});

test.each([
  [100_050, 2, [50_000, 50_050]],
  [100_150, 2, [50_100, 50_050]],
  [250, 4, [100, 100, 0, 50]],
])('without decimals in the currency, %i in %i parts is %j', (total, count, parts) => {
  expect(equalParts(total, count, 100)).toEqual(parts);
});

const partsOf = (...amounts: (number | null)[]) =>
  amounts.map((amount, i) => ({ key: String(i), method: 'cash' as const, amount }));

test.each<[string, number, (number | null)[], boolean]>([
  ['a last part with the fraction', 1050, [400, 650], true],
  ['a fraction of a part that is not the last', 1050, [450, 600], false],
  ['another fraction', 1050, [400, 625], false],
  ['whole parts that leave the fraction open', 1050, [400, 600], true],
  ['a fraction of all, before an empty part', 1050, [1050, 0], true],
  ['more than all', 1050, [400, 700], false],
  ['nothing', 1050, [0, 0], false],
  ['what is no amount', 1050, [400, null], false],
  ['the largest part', 20_000_000_000, [10_000_000_000], true],
  ['one above it', 20_000_000_000, [10_000_000_100], false],
  ['ten parts', 2000, Array(10).fill(100), true],
  ['eleven parts', 2000, Array(11).fill(100), false],
])('of %s it is known whether the service takes it', (_, total, amounts, taken) => {
  expect(areTaken(total, partsOf(...amounts), 100)).toBe(taken);
});

test('before each part is left what the parts before it leave', () => {
  expect(leftBefore(1050, partsOf(400, null, 600, 50))).toEqual([1050, 650, 650, 50]);
});

test('equal parts are the whole, and differ by one unit at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 10 }), (total, count) => {
      const parts = equalParts(total, count, 1);
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
