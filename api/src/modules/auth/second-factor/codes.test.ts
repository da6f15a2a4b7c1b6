import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { Authenticator } from '../../../testing/authenticator';
import { newRecoveryCodes, newSecret, plainCode, stepOf, uriOf } from './codes';

const STEP_MS = 30_000;

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [1_111_111_111_000, '050471'],
  [1_234_567_890_000, '005924'],
  [2_000_000_000_000, '279037'],
  [20_000_000_000_000, '353130'],
])('the codes of RFC 6238 belong to their steps (%d ms)', (timestamp, code) => {
  // the RFC's secret, and the last six of its eight digits
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOf(secret, code, new Date(timestamp))).toBe(Math.floor(timestamp / STEP_MS));
});

test('a code belongs to its own step and is told one step around it, not two', () => {
  const secret = newSecret();
  const moments = fc.integer({ min: 1, max: 4e12 });
  fc.assert(
    fc.property(moments, fc.integer({ min: -4, max: 4 }), (at, steps) => {
      const code = new TOTP({ secret }).generate({ timestamp: at });
      const step = stepOf(secret, code, new Date(at + steps * STEP_MS));
      // two of nearby steps may be equal by chance, once in a million
      if (step !== null) expect(Math.abs(steps)).toBeLessThanOrEqual(1);
      else expect(Math.abs(steps)).toBeGreaterThan(1);
    }),
  );
});

test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('"%s" is no code', (code) => {
  expect(stepOf(newSecret(), code, new Date())).toBeNull();
});

test('an address names the account and the secret', () => {
  const secret = newSecret();
  const uri = new URL(uriOf(secret, 'ana+x@club.test'));
  expect(decodeURIComponent(uri.pathname)).toContain('Canchero:ana+x@club.test');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Canchero', digits: '6', period: '30' });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('recovery codes are ten, differ, and are the same however they are grouped', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/);
    expect(plainCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
  }
});

test('an authenticator of the tests shows each code once', () => {
  const authenticator = new Authenticator(newSecret());
  const now = new Date();
  expect(authenticator.code(now)).not.toBe(authenticator.code(now));
});
