import fc from 'fast-check';
import { checkPassword, isEmailVerified, isStrongPassword } from './rules';

test.each([
  ['', [false, false, false, false]],
  ['Demo1234!', [true, true, true, true]],
  ['demo1234', [true, false, true, true]],
  ['DEMO1234', [true, true, false, true]],
  ['DemoDemo', [true, true, true, false]],
  ['Demo demo', [true, true, true, true]],
  ['Demo_demo', [true, true, true, false]],
  ['Ñandú-verde', [true, true, true, true]],
  ['Aa1', [false, true, true, true]],
])('%j', (password, [length, uppercase, lowercase, digitOrSymbol]) => {
  expect(checkPassword(password)).toEqual({ length, uppercase, lowercase, digitOrSymbol });
});

test('a longer password never loses a flag', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const before = checkPassword(a);
      const after = checkPassword(a + b);
      for (const key of Object.keys(before) as (keyof typeof before)[]) if (before[key]) expect(after[key]).toBe(true);
      expect(isStrongPassword(a + b)).toBe(Object.values(after).every(Boolean));
    }),
  );
});

test.each([
  [{ email_verified: true, is_verified: false, email_verified_at: null }, true],
  [{ email_verified: false, is_verified: true, email_verified_at: null }, true],
  [{ email_verified: false, is_verified: false, email_verified_at: '2026-01-01T00:00:00Z' }, true],
  [{ email_verified: false, is_verified: false, email_verified_at: null }, false],
])('verified: %j is %s', (user, verified) => {
  expect(isEmailVerified(user)).toBe(verified);
});
