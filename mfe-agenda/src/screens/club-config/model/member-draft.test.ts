import { grantOf, memberDraftOf, newMember } from './member-draft';

test('the request names granted permissions only', () => {
  expect(grantOf({ ...newMember(), schedule: false, buffet: true }).permissions).toEqual({
    booking: true,
    players: true,
    buffet: true,
    club_selection: true,
    profile: true,
  });
});

test('a revoked permission is not granted in the draft', () => {
  const member = { role: 'staff', email: 'a@b.c', permissions: { schedule: true, buffet: false } } as never;
  expect(memberDraftOf(member)).toMatchObject({ role: 'staff', schedule: true, buffet: false, items: false });
});
