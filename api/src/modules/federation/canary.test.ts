import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { failsTooOften, triesOut } from './canary';

const uuid = fc.uuid();
const share = fc.integer({ min: 0, max: 100 });
const of = (percent: number, club_ids: string[] = []) => ({ percent, club_ids });

test('whoever is in a share is in each larger one, and the same on every instance', () => {
  fc.assert(
    fc.property(uuid, share, share, (club, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (triesOut('mfe-agenda', of(less), club)) expect(triesOut('mfe-agenda', of(more), club)).toBe(true);
    }),
  );
  expect(triesOut('mfe-agenda', of(51), '00000000-0000-4000-8000-000000000001')).toBe(false);
  expect(triesOut('mfe-agenda', of(52), '00000000-0000-4000-8000-000000000001')).toBe(true);
});

test('a share of 0 reaches nobody but clubs by name, one of 100 everybody', () => {
  fc.assert(
    fc.property(uuid, uuid, (club, other) => {
      expect(triesOut('mfe-agenda', of(0, [other]), club)).toBe(club === other);
      expect(triesOut('mfe-agenda', of(0, [club]), club)).toBe(true);
      expect(triesOut('mfe-agenda', of(100), club)).toBe(true);
    }),
  );
});

test('a share is of about that many clubs, and others of another remote', () => {
  const clubs = Array.from({ length: 5_000 }, () => randomUUID());
  const ten = clubs.filter((club) => triesOut('mfe-agenda', of(10), club));
  expect(ten.length).toBeGreaterThan(400);
  expect(ten.length).toBeLessThan(600);
  expect(ten.filter((club) => triesOut('mfe-buffet', of(10), club)).length).toBeLessThan(120);
});

test.each([
  ['19 loads, however many failed', [19, 19, 0, 0], false],
  ['20 loads without a failure', [20, 0, 0, 0], false],
  ['1 of 20', [20, 1, 100, 0], true],
  ['1 of 50, 2 % over the active one', [50, 1, 100, 0], false],
  ['2 of 50', [50, 2, 100, 0], true],
  ['as often as the active one', [100, 10, 100, 10], false],
  ['less often than the active one', [100, 1, 100, 30], false],
  ['3 % more often', [100, 13, 100, 10], true],
  ['while nobody loads the active one', [20, 1, 0, 0], true],
])('a canary with %s', (_, [loads = 0, failures = 0, active_loads = 0, active_failures = 0], halts) => {
  expect(failsTooOften({ loads, failures, active_loads, active_failures })).toBe(halts);
});
