import { PERMISSIONS } from '@canchero/shared-contracts/core';
import fc from 'fast-check';
import { NO_PERMISSIONS, permissionsAt, sourceOf, standingAt } from './rules';

const held = (standing: Parameters<typeof permissionsAt>[0]) => {
  const map = permissionsAt(standing);
  return PERMISSIONS.filter((permission) => map[permission]);
};
const WITHOUT_BUFFET = PERMISSIONS.filter((permission) => !['buffet', 'items'].includes(permission));

test.each(['owner', 'manager', null] as const)('%s holds all that the plan includes', (role) => {
  expect(held({ role, permissions: null, has_buffet: true })).toEqual([...PERMISSIONS]);
  expect(held({ role, permissions: null, has_buffet: false })).toEqual(WITHOUT_BUFFET);
});

test('staff hold the granted permissions and no others', () => {
  const permissions = { schedule: true, booking: true, players: false };
  expect(held({ role: 'staff', permissions, has_buffet: true })).toEqual(['schedule', 'booking']);
  expect(held({ role: 'staff', permissions: null, has_buffet: true })).toEqual([]);
});

test.each(['manager', 'staff'] as const)(
  '%s who waits keeps the choice of a club and the own profile alone',
  (role) => {
    expect(held({ role, permissions: { schedule: true }, has_buffet: false, waits: true })).toEqual([
      'club_selection',
      'profile',
    ]);
  },
);

test.each<[string, Parameters<typeof standingAt>[0]['role'], string | null, boolean | null, boolean]>([
  ['a team that the plan has', 'staff', null, null, false],
  ['staff before the seven days are over', 'staff', '2031-01-08T00:00:00.001Z', null, false],
  ['staff from then on', 'staff', '2031-01-08T00:00:00Z', null, true],
  ['a manager', 'manager', '2031-01-01T00:00:00Z', null, true],
  ['the owner', 'owner', '2031-01-01T00:00:00Z', null, false],
  ['a super admin who entered', 'staff', '2031-01-01T00:00:00Z', false, false],
])('%s: who waits', (_, role, team_waits_from, may_write, waits) => {
  const now = new Date('2031-01-08T00:00:00Z');
  const standing = standingAt({ role, permissions: null, has_buffet: false, team_waits_from, may_write }, now);
  expect(standing?.waits ?? false).toBe(waits);
});

test('a grant does not go beyond the plan', () => {
  expect(held({ role: 'staff', permissions: { buffet: true, schedule: true }, has_buffet: false })).toEqual([
    'schedule',
  ]);
});

test('for any membership: staff never hold more than an owner on the same plan', () => {
  const anyMap = fc.dictionary(fc.constantFrom(...PERMISSIONS), fc.boolean());
  fc.assert(
    fc.property(anyMap, fc.boolean(), (permissions, has_buffet) => {
      const staff = permissionsAt({ role: 'staff', permissions, has_buffet });
      const owner = permissionsAt({ role: 'owner', permissions: null, has_buffet });
      return PERMISSIONS.every((permission) => !staff[permission] || (owner[permission] && permissions[permission]));
    }),
  );
});

test('sources, and the empty map', () => {
  expect(sourceOf({ role: 'staff', permissions: {}, has_buffet: false })).toBe('custom_override');
  expect(sourceOf({ role: 'owner', permissions: null, has_buffet: false })).toBe('plan_default');
  expect(Object.values(NO_PERMISSIONS)).toEqual(PERMISSIONS.map(() => false));
});
