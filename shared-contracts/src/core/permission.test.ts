import fc from 'fast-check';
import { holds, PERMISSIONS, type Permission } from './permission';

test.each<[string, Permission | Permission[], 'all' | 'any', boolean]>([
  ['one that is held', 'schedule', 'all', true],
  ['one that is not', 'buffet', 'all', false],
  ['all of those held', ['schedule', 'booking'], 'all', true],
  ['all, of which one is missing', ['schedule', 'buffet'], 'all', false],
  ['any, of which one is held', ['schedule', 'buffet'], 'any', true],
  ['any, of which none is held', ['items', 'buffet'], 'any', false],
  ['all of nothing', [], 'all', true],
  ['any of nothing', [], 'any', false],
])('%s', (_, needed, mode, expected) => {
  expect(holds({ schedule: true, booking: true, buffet: false }, needed, mode)).toBe(expected);
});

test('`all` is the mode where none is named; what all hold, any hold', () => {
  const some = fc.subarray([...PERMISSIONS]);
  fc.assert(
    fc.property(some, fc.subarray([...PERMISSIONS], { minLength: 1 }), (held, needed) => {
      const map = Object.fromEntries(held.map((name) => [name, true]));
      expect(holds(map, needed)).toBe(holds(map, needed, 'all'));
      if (holds(map, needed, 'all')) expect(holds(map, needed, 'any')).toBe(true);
    }),
  );
});
