import { isUnavailable, isUnstorable } from './pg-error';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['08006', 'the connection is gone'],
  ['57P01', 'the server stops'],
  ['53300', 'it has no connection left'],
  ['53100', 'its disk is full'],
  ['57014', 'a statement took too long'],
  ['ECONNREFUSED', 'nobody listens'],
])('%s: %s, and the caller may come back later', (code) => {
  expect(isUnavailable(failed(code))).toBe(true);
});

test.each(['23505', '42601', 'P0001', 'ENOENT'])('%s does not pass by itself', (code) => {
  expect(isUnavailable(failed(code))).toBe(false);
});

test.each([
  ['22003', 'a number is too large'],
  ['22008', 'a time is too far away'],
  ['22009', 'a time is too far away to be told in a zone'],
  ['22021', 'a text has the character NUL'],
])('%s: %s, which is for the caller to mend', (code) => {
  expect(isUnstorable(failed(code))).toBe(true);
  expect(isUnavailable(failed(code))).toBe(false);
});

test('a violated constraint is another thing than a value that cannot be stored', () => {
  expect(isUnstorable(failed('23514'))).toBe(false);
  expect(isUnstorable(new Error('failed'))).toBe(false);
});
