import fc from 'fast-check';
import { changeDue } from './change-due';

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
