import fc from 'fast-check';
import { freeSlug, slugOf } from './slug';

test.each([
  ['Club Palermo Pádel', 'club-palermo-padel'],
  ['  ¡Ñandú & Cía.!  ', 'nandu-cia'],
  ['网球', 'club'],
])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('always returns a slug that the contract accepts and nobody has', () => {
  const shape = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), fc.integer({ min: 0, max: 12 }), (name, n) => {
      const taken = new Set<string>();
      for (let i = 0; i < n; i++) taken.add(freeSlug(slugOf(name), taken));
      const slug = freeSlug(slugOf(name), taken);
      expect(slug).toMatch(shape);
      expect(taken.has(slug)).toBe(false);
      expect(taken.size).toBe(n);
    }),
  );
});
