import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { waitFor } from '@testing-library/react';
import { clearSession, saveSession } from '../session/session-store';
import { ApiServer } from '../testing/api-server';
import { someUser } from '../testing/people';
import { someRelease } from '../testing/releases';
import { prefetchRegistry } from './registry-prefetch';
import { loadRemotes, refreshRemotes, reloadRemotesForCaller, remotes } from './remotes';

const api = new ApiServer();
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

const release = (name: string) => someRelease({ name, entry: `/remotes/${name}/1/mf-manifest.json` });

let list: RemoteRelease[] | 'down' | 'hangs' = [];
/** Sends the answers of a registry that hangs. */
let answerNow: (() => void)[] = [];

beforeAll(async () => {
  await api.start();
  api.respond = ({ path }) => {
    if (path !== '/remotes') return { status: 200, body: { data: {} } };
    if (list === 'down') return { status: 404, body: {} };
    if (list !== 'hangs') return { status: 200, body: { data: list } };
    return new Promise((answer) => answerNow.push(() => answer({ status: 200, body: { data: list } })));
  };
});
afterAll(() => api.stop());

const ana = someUser();
const beto = someUser({ id: '88888888-8888-4888-8888-888888888888', email: 'beto@club.test' });
const token = `e30.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.e30`;

/** Lets sockets do their work under a fake clock. */
const settle = () => new Promise((done) => jest.requireActual('node:timers').setTimeout(done, 150));
const names = () => remotes.getState().releases.map(({ name }) => name);

/** Signs somebody in, as the shell does: the list is read again. */
const become = async (user: typeof ana) => {
  saveSession({ user, token });
  await reloadRemotesForCaller();
};

beforeEach(async () => {
  sessionStorage.clear();
  list = [release('mfe-a')];
  answerNow = [];
  await become(ana);
  error.mockClear();
});
afterEach(async () => {
  // a list that is read ends the attempts
  list = [];
  for (const answer of answerNow) answer();
  jest.useRealTimers();
  await reloadRemotesForCaller();
  clearSession();
});

const holdClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

/** Reads the list as a page that has just been opened does. */
function boot(): Promise<void> {
  remotes.setState({ status: 'loading', releases: [] });
  return loadRemotes();
}

test('a page waits three seconds for the registry, then uses the last list that this caller got', async () => {
  list = 'hangs';
  holdClock();
  prefetchRegistry();
  const reading = boot();
  await settle();
  await jest.advanceTimersByTimeAsync(2999);
  expect(remotes.getState().status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(remotes.getState().status).toBe('ready');
  expect(names()).toEqual(['mfe-a']);
  await reading;
  // the request made ahead has the same limit; the next one may take longer, which nobody waits for
  await settle();
  expect(answerNow).toHaveLength(2);
});

test('without an earlier list it says so after three seconds, and an answer that comes later still counts', async () => {
  sessionStorage.removeItem('knownRemotes');
  list = 'hangs';
  holdClock();
  const reading = boot();
  await settle();
  await jest.advanceTimersByTimeAsync(3000);
  expect(remotes.getState()).toEqual({ status: 'error', releases: [] });
  await reading;
  list = [release('mfe-b')];
  for (const answer of answerNow) answer();
  await settle();
  expect(names()).toEqual(['mfe-b']);
});

test('a registry that fails is tried until it answers, and complained of once', async () => {
  sessionStorage.removeItem('knownRemotes');
  list = 'down';
  await boot();
  expect(remotes.getState().status).toBe('error');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(remotes.getState().status).toBe('error');
  list = [release('mfe-b')];
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(names()).toEqual(['mfe-b']));
  expect(error).toHaveBeenCalledTimes(1);
  const asked = api.countOf('/remotes');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(api.countOf('/remotes')).toBe(asked);
});

test('a registry that fails is asked again by itself within five seconds', async () => {
  list = 'down';
  holdClock();
  await boot();
  list = [release('mfe-b')];
  await jest.advanceTimersByTimeAsync(3000);
  await settle();
  expect(names()).toEqual(['mfe-b']);
});

test('nothing of one caller’s list is used for another', async () => {
  list = 'down';
  await become(beto);
  expect(remotes.getState()).toEqual({ status: 'error', releases: [] });
  await become(ana);
  expect(remotes.getState()).toEqual({ status: 'error', releases: [] });
});

test('a list that another caller left in this tab is not used', async () => {
  const kept = sessionStorage.getItem('knownRemotes') as string;
  list = 'down';
  await become(beto);
  sessionStorage.setItem('knownRemotes', kept);
  await boot();
  expect(remotes.getState()).toEqual({ status: 'error', releases: [] });
});

test('an answer to the caller before is dropped', async () => {
  list = 'hangs';
  const reading = loadRemotes();
  await settle();
  list = 'down';
  await become(beto);
  list = [release('mfe-a')];
  for (const answer of answerNow) answer();
  await reading;
  expect(names()).toEqual([]);
});

test('a request that was made ahead with another token is not used', async () => {
  prefetchRegistry();
  await settle();
  saveSession({ token: null });
  const asked = api.countOf('/remotes');
  await boot();
  expect(api.countOf('/remotes')).toBe(asked + 1);
});

test('a sign-out empties the list and what is kept of it', async () => {
  list = 'down';
  clearSession();
  await reloadRemotesForCaller();
  expect(remotes.getState().releases).toEqual([]);
  expect(sessionStorage.getItem('knownRemotes')).toBeNull();
});

test('a list that was just read is not read again', async () => {
  const asked = api.countOf('/remotes');
  await refreshRemotes();
  expect(api.countOf('/remotes')).toBe(asked);
});
