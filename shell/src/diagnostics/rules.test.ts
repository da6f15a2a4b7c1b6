import { expiresSoon, isNavigationLoop, isUnexpectedReload, maskHeaders, type PageEvent } from './rules';

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

const events = (...types: [PageEvent['type'], number][]): PageEvent[] => types.map(([type, at]) => ({ type, at }));

test.each<[string, PageEvent[], boolean]>([
  ['a first load', events(['load', 0]), false],
  ['a reload after a while', events(['load', 0], ['reload', 60_000]), false],
  ['a reload right after the load', events(['load', 0], ['hide', 900], ['reload', 1000]), true],
  ['a second reload right after one', events(['load', 0], ['reload', 60_000], ['reload', 61_000]), true],
  ['a reload that the interface announced', events(['load', 0], ['asked', 900], ['reload', 1000]), false],
  ['an announcement of before', events(['asked', 0], ['reload', 100], ['reload', 1000]), true],
  ['a load that is out of sight', events(['load', 0], ...Array(4).fill(['hide', 500]), ['reload', 900]), false],
])('%s: unexpected is %3$s', (_, list, unexpected) => {
  expect(isUnexpectedReload(list)).toBe(unexpected);
});

test.each([
  [null, false],
  [NOW + 299_000, true],
  [NOW + 301_000, false],
  [NOW - 1, true],
])('a token that ends at %s runs out soon: %s', (expiry, soon) => {
  expect(expiresSoon(expiry, NOW)).toBe(soon);
});

test('the authorization is masked, however it is spelled', () => {
  const headers = [
    ['Authorization', 'Bearer secret'],
    ['accept', 'application/json'],
  ] as const;
  expect(maskHeaders(headers)).toEqual({ Authorization: '•••', accept: 'application/json' });
});
