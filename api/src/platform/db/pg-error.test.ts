import { isUnavailable } from './pg-error';

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
