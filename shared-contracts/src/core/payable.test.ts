import { roundedTo, smallestUnit } from './payable';

test.each([
  ['ARS', 1_234_56],
  ['UYU', 1_234_56],
  ['CLP', 1_235_00],
  ['PYG', 1_235_00],
  // has cents by ISO 4217, which nobody has and Mercado Pago refuses
  ['COP', 1_235_00],
])('in %s 1234.56 is payable as %i', (currency, amount) => {
  expect(roundedTo(smallestUnit(currency), 1_234_56)).toBe(amount);
});
