import { useLocation } from '@canchero/shared-contracts/router';
import { screen } from '@testing-library/react';
import { someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { AccessGuard, redirectFor } from './access-guard';
import { clearSession, type Session } from './session-store';

const as = (user: Session['user']): Session => ({ token: 't', refreshToken: null, adminToken: null, user });
const unverified = { email_verified: false, is_verified: false, email_verified_at: null };

test.each<[string, Session, 'unverified' | 'clubless' | undefined, string | null]>([
  ['nobody', { ...as(null), token: null }, undefined, '/login'],
  ['a user without a token', { ...as(someUser()), token: null }, undefined, '/login'],
  ['someone unverified', as(someUser(unverified)), undefined, '/email-verification-required'],
  ['someone unverified, where that is put right', as(someUser(unverified)), 'unverified', null],
  [
    'someone unverified without a club',
    as(someUser({ ...unverified, club_ids: [] })),
    'clubless',
    '/email-verification-required',
  ],
  [
    'verified by the date alone',
    as(someUser({ ...unverified, email_verified_at: '2026-01-01T00:00:00Z' })),
    undefined,
    null,
  ],
  ['someone without a club', as(someUser({ club_ids: [] })), undefined, '/onboarding'],
  ['someone without a club, where one is made', as(someUser({ club_ids: [] })), 'clubless', null],
  ['a super admin without a club', as(someUser({ club_ids: [], roles: ['super_admin'] })), undefined, null],
  ['someone with a club', as(someUser()), undefined, null],
])('%s', (_, session, admits, expected) => {
  expect(redirectFor(session, admits)).toBe(expected);
});

test('a link is kept on the way to /login', async () => {
  clearSession();
  renderAt(
    '/agenda?date=2026-03-01',
    <>
      <Where />
      <AccessGuard>secret</AccessGuard>
    </>,
  );
  expect(await screen.findByText('/login {"from":"/agenda?date=2026-03-01"}')).toBeInTheDocument();
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

function Where() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}
