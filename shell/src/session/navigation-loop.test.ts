import { bindNavigate } from '../navigation/navigate';
import { readEntry, writeEntry } from '../storage/entries';
import { someUser } from '../testing/people';
import { isNavigationLoop, noteRedirect } from './navigation-loop';
import { saveSession, session } from './session-store';

const NOW = 1_000_000;
const redirects = (targets: string, apart = 100) =>
  [...targets].map((target, i) => ({ target, at: NOW - (targets.length - i) * apart }));

test.each([
  ['aaaa', 100, false],
  ['aaaaa', 100, true],
  ['ababab', 100, true],
  ['abcab', 100, false],
  ['cccabababababab', 100, true],
  ['cabababab', 100, false],
  ['aaaaa', 3000, false],
])('redirects to %s, %i ms apart: a loop is %s', (targets, apart, loop) => {
  expect(isNavigationLoop(redirects(targets, apart), NOW)).toBe(loop);
});

test('guards that only pass the user around end the session; the user’s preferences stay', () => {
  sessionStorage.clear();
  const went: unknown[] = [];
  bindNavigate((to) => void went.push(to));
  saveSession({ token: 't', user: someUser() });
  writeEntry('language', 'pt');
  writeEntry('selectedClubId', 'club');
  for (const target of ['/onboarding', '/login', '/onboarding', '/login']) noteRedirect(target, '/agenda');
  expect(session.getState().token).toBe('t');
  noteRedirect('/onboarding', '/agenda');
  expect(session.getState()).toMatchObject({ token: null, user: null });
  expect([readEntry('language'), readEntry('selectedClubId')]).toEqual(['pt', null]);
  expect(went).toEqual(['/login']);
});
