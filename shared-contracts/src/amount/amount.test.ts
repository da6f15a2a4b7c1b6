import fc from 'fast-check';
import { amountText, parseAmount } from './amount';

test.each([
  ['12000', 1_200_000],
  ['12.000', 1_200_000],
  ['12.000,50', 1_200_050],
  ['1.234.567', 123_456_700],
  ['12000,5', 1_200_050],
  ['12000.50', 1_200_050],
  [' 1 200 ', 120_000],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['1,2,3', null],
  ['1,234,5x', null],
  ['abc', null],
])('%j is %j centavos', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test('what stands in a field is read again as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (amount) =>
      expect(parseAmount(amountText(amount))).toBe(amount),
    ),
  );
});
