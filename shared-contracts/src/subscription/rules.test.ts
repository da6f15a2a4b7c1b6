import { canUpgrade, limitReached, planRank } from './rules';
import { PLANS, UNLIMITED } from './vocabulary';

test('plans rank as listed, and the alias of starter with it', () => {
  expect(PLANS.map(planRank)).toEqual([0, 1, 2, 3]);
  expect(planRank('freemium')).toBe(0);
});

test('an upgrade goes strictly up', () => {
  const upgrades = PLANS.flatMap((from) => PLANS.filter((to) => canUpgrade(from, to)).map((to) => `${from} ${to}`));
  expect(upgrades).toEqual([
    'starter premium',
    'starter premium_plus',
    'starter enterprise',
    'premium premium_plus',
    'premium enterprise',
    'premium_plus enterprise',
  ]);
  expect(canUpgrade('freemium', 'starter')).toBe(false);
});

test.each([
  [UNLIMITED, 10_000, false],
  [3, 2, false],
  [3, 3, true],
  [3, 4, true],
  [0, 0, true],
])('limitReached(%i, %i)', (max, used, reached) => expect(limitReached(max, used)).toBe(reached));
