import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Sealer } from './sealer';

const old = { id: 'old', key: randomBytes(32) };
const fresh = { id: 'fresh', key: randomBytes(32) };

test('opens a sealed secret, and never seals to the same text twice', () => {
  const sealer = new Sealer([old]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (secret, context) => {
      const sealed = sealer.seal(secret, context);
      expect(sealer.open(sealed, context)).toBe(secret);
      expect(sealer.seal(secret, context)).not.toBe(sealed);
    }),
  );
});

test('refuses another context, a changed text and a missing key', () => {
  const sealed = new Sealer([old]).seal('token', 'club:a');
  expect(() => new Sealer([old]).open(sealed, 'club:b')).toThrow();
  // changes the first character of the text, since some bits of the last one are padding
  const changed = sealed.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);
  expect(() => new Sealer([old]).open(changed, 'club:a')).toThrow();
  expect(() => new Sealer([fresh]).open(sealed, 'club:a')).toThrow('no key old');
});

test('keys rotate: the first seals, all open', () => {
  const sealed = new Sealer([old]).seal('token', 'x');
  const rotated = new Sealer([fresh, old]);
  expect(rotated.open(sealed, 'x')).toBe('token');
  expect(rotated.seal('token', 'x')).toMatch(/^fresh\./);
});
