import { oneOf } from '@canchero/shared-contracts/address/one-of';

test.each([
  ['open', 'open'],
  ['Open', null],
  ['', null],
  [null, null],
])('of open and paid, %s in the address is %s', (text, expected) => {
  expect(oneOf(['open', 'paid'])(text)).toBe(expected);
});
