import { grantOf, memberDraftOf, newMember, withGrant } from './member-draft';

test('the request names granted permissions only', () => {
  const granted = withGrant(withGrant(newMember().granted, 'schedule', false), 'buffet', true);
  expect(grantOf({ email: '', role: 'staff', granted }).permissions).toEqual({
    booking: true,
    players: true,
    buffet: true,
    club_selection: true,
    profile: true,
  });
});

test('a revoked permission is not granted in the draft', () => {
  const member = { role: 'staff', email: 'a@b.c', permissions: { schedule: true, buffet: false } } as never;
  expect(memberDraftOf(member)).toEqual({ email: 'a@b.c', role: 'staff', granted: ['schedule'] });
});
