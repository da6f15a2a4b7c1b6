import { formatMoney } from './money';

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
