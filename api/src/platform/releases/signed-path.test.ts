import fc from 'fast-check';
import { isSignedPath, signPath } from './signed-path';

const HOUR = 3_600_000;
const MIDNIGHT = Date.parse('2026-06-15T00:00:00Z');
const part = (at: number, name = 'mfe-superadmin', secret = 'pepper') => signPath(name, new Date(at), secret);
const opens = (signed: string, at: number, name = 'mfe-superadmin', secret = 'pepper') =>
  isSignedPath(signed, name, new Date(at), secret);

test('a day has two paths, whenever and however often one asks', () => {
  const asked = Array.from({ length: 24 * 60 }, (_, minute) => part(MIDNIGHT + minute * 60_000));
  expect(new Set(asked).size).toBe(2);
  expect(asked[0]).toBe(asked[12 * 60 - 1]);
  expect(asked[12 * 60]).not.toBe(asked[12 * 60 - 1]);
});

test('a path is valid for 12 hours at least and for 24 at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
      const signed = part(at);
      return opens(signed, at) && opens(signed, at + 12 * HOUR - 1) && !opens(signed, at + 24 * HOUR);
    }),
  );
});

test.each([
  ['another remote', part(MIDNIGHT, 'mfe-other')],
  ['another secret', part(MIDNIGHT, 'mfe-superadmin', 'other')],
  ['a later expiry', part(MIDNIGHT).replace(/^\w+/, (MIDNIGHT + 90 * 24 * HOUR).toString(36))],
  ['nothing', ''],
  ['no signature', part(MIDNIGHT).replace(/\..*/, '')],
])('the signature of %s opens nothing', (_, signed) => {
  expect(opens(signed, MIDNIGHT)).toBe(false);
});
