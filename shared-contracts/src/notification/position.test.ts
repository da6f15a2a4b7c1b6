import { formatPosition, isAfter, parsePosition } from './position';

test.each(['0-0', '734-12', '18446744073709551615-9223372036854775807'])('%s', (text) => {
  const position = parsePosition(text);
  expect(position && formatPosition(position)).toBe(text);
});

test.each([
  undefined,
  '',
  '1',
  '1-',
  '-1-2',
  '1-2-3',
  'a-b',
  '1 - 2',
  '18446744073709551616-0',
  '0-9223372036854775808',
])('%s is none', (text) => expect(parsePosition(text)).toBeNull());

test.each([
  ['5-1', '4-9', true],
  ['5-2', '5-1', true],
  ['5-1', '5-1', false],
  ['5-1', '5-2', false],
  ['10-0', '9-99', true],
])('%s after %s: %s', (a, b, after) => {
  const [left, right] = [parsePosition(a), parsePosition(b)];
  expect(left && right && isAfter(left, right)).toBe(after);
});
