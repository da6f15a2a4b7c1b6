import fc from 'fast-check';
import { amountText, formAmount, formatMoney, localAmount, parseAmount } from './money';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [4_420_000, 'ARS', 'es-AR', '$ 44.200'],
  [5_291_250, 'ARS', 'es-AR', '$ 52.912,50'],
  [0, 'ARS', 'es-AR', '$ 0'],
  [1, 'ARS', 'es-AR', '$ 0,01'],
  [4_420_000, 'ARS', 'en', '$44,200'],
  // the club's currency decides the symbol in Portuguese too
  [4_420_000, 'ARS', 'pt', '$ 44.200'],
  [4_420_000, 'BRL', 'pt', 'R$ 44.200'],
])('%d of %s in %s reads %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney(amount, currency, locale))).toBe(text);
});

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
  // copied from where it is shown
  ['$ 48.000', 4_800_000],
  ['R$ 1.000,50', 100_050],
  // a third decimal makes no thousands
  ['1.000,500', null],
  ['1,000.500', null],
  ['12000,500', null],
  ['0,001', null],
  ['0.500', null],
  ['012.000', null],
  ['1.000.000.000', 100_000_000_000],
  ['1.000.000.000,01', null],
  ['12345678901', null],
  ['1,2,3', null],
  ['1,234,5x', null],
  ['abc', null],
])('%j is %j centavos', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each([
  [4_800_000, '48.000'],
  [123_456_789, '1.234.567,89'],
  [99_900, '999'],
  [0, '0'],
])('%i centavos are typed as %s', (amount, typed) => expect(amountText(amount)).toBe(typed));

test('the text of an amount parses back to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (amount) =>
      expect(parseAmount(amountText(amount))).toBe(amount),
    ),
  );
});

test.each([
  ['es', 4_800_000, '48.000'],
  ['en', 4_800_000, '48,000'],
  ['pt', 4_800_000, '48.000'],
  ['es', 123_456_789, '1.234.567,89'],
  ['en', 123_456_789, '1,234,567.89'],
  ['pt', 123_456_789, '1.234.567,89'],
  ['en', 99_950, '999.50'],
])('in %s a field shows %i centavos as %s, and reads it', (locale, amount, shown) => {
  expect(localAmount(amountText(amount), locale)).toBe(shown);
  expect(parseAmount(formAmount(shown, locale))).toBe(amount);
});

test.each([
  ['es', '12.000', 1_200_000],
  ['es', '12.000,5', 1_200_050],
  ['es', '1.500.000', 150_000_000],
  ['es', '12,5', 1_250],
  ['en', '12,000', 1_200_000],
  ['en', '12,000.5', 1_200_050],
  ['en', '1,500,000', 150_000_000],
  ['en', '12.5', 1_250],
  ['pt', '12.000', 1_200_000],
  ['pt', '12.000,5', 1_200_050],
  ['pt', '12,5', 1_250],
  // habits of another language are read where they can mean one amount only
  ['en', '12.000', 1_200_000],
  ['es', '12,000', 1_200_000],
  ['en', '12,000.5x', null],
])('typed in %s, %s is %j centavos', (locale, typed, amount) =>
  expect(parseAmount(formAmount(typed, locale))).toBe(amount),
);

test('a field keeps what is typed, sign for sign', () => {
  const typed = fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ' ', 'x') });
  fc.assert(
    fc.property(typed, fc.constantFrom('es', 'en', 'pt'), (text, locale) =>
      expect(localAmount(formAmount(text, locale), locale)).toBe(text),
    ),
  );
});
