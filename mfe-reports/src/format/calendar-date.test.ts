import { dateOf } from './calendar-date';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-13-01', null],
  ['today', null],
  [null, null],
])('%s in the address is %s', (text, expected) => {
  expect(dateOf(text)).toBe(expected);
});
