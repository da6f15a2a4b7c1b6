import { expiresSoon } from './token-claims';

const NOW = 1_000_000;

test.each([
  [null, false],
  [NOW + 299_000, true],
  [NOW + 301_000, false],
  [NOW - 1, true],
])('a token that expires at %s expires soon: %s', (expiry, soon) => {
  expect(expiresSoon(expiry, NOW)).toBe(soon);
});
