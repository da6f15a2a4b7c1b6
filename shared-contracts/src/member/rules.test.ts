import fc from 'fast-check';
import { PERMISSIONS, type Permission, type PermissionMap } from '../core/permission';
import { checkGrant, type Granter } from './rules';

const granter = (role: Granter['role'], held: readonly Permission[] = PERMISSIONS): Granter => ({
  userId: 'me',
  role,
  can: (name) => held.includes(name),
});
const them = (role: 'owner' | 'manager' | 'staff', userId = 'them') => ({ userId, role });
const staff = (permissions: Partial<PermissionMap> = {}) => ({ role: 'staff' as const, permissions });
const manager = { role: 'manager' as const, permissions: {} };

test.each<[string, ReturnType<typeof checkGrant>, Parameters<typeof checkGrant>]>([
  ['an owner makes a manager', null, [granter('owner'), null, manager]],
  ['a super admin makes a manager', null, [granter(null), them('staff'), manager]],
  ['a manager makes none', { kind: 'rights_exceeded', permissions: [] }, [granter('manager'), null, manager]],
  [
    'a manager touches no other manager',
    { kind: 'rights_exceeded', permissions: [] },
    [granter('manager'), them('manager'), null],
  ],
  ['a manager grants to staff', null, [granter('manager'), them('staff'), staff({ configuration: true })]],
  ['nobody touches the owner', { kind: 'owner_membership' }, [granter(null), them('owner'), staff()]],
  ['not even themselves', { kind: 'owner_membership' }, [granter('owner'), them('owner', 'me'), null]],
  ['nobody changes themselves', { kind: 'own_membership' }, [granter('staff'), them('staff', 'me'), staff()]],
  ['nobody removes themselves', { kind: 'own_membership' }, [granter('manager'), them('manager', 'me'), null]],
  [
    'staff grant what they hold',
    null,
    [granter('staff', ['configuration']), null, staff({ configuration: true, buffet: false })],
  ],
  [
    'staff grant no more',
    { kind: 'rights_exceeded', permissions: ['buffet'] },
    [granter('staff', ['configuration']), null, staff({ configuration: true, buffet: true })],
  ],
])('%s', (_name, problem, args) => expect(checkGrant(...args)).toEqual(problem));

test('what staff may grant is never more than they hold', () => {
  const some = fc.subarray([...PERMISSIONS]);
  fc.assert(
    fc.property(some, some, (held, wanted) => {
      const problem = checkGrant(granter('staff', held), null, staff(Object.fromEntries(wanted.map((p) => [p, true]))));
      expect(problem === null).toBe(wanted.every((p) => held.includes(p)));
    }),
  );
});
