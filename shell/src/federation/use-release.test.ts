import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { act, renderHook } from '@testing-library/react';
import { setDirty } from '../navigation/unsaved-input';
import { ApiServer } from '../testing/api-server';
import { someRelease } from '../testing/releases';
import { loadRemotes, remotes } from './remotes';
import { useRelease } from './use-release';

const api = new ApiServer();
const release = (version: string, entry = `/remotes/mfe-agenda/${version}/mf-manifest.json`) =>
  someRelease({ name: 'mfe-agenda', version, entry });

const answer = () => ({ status: 200, body: { data: remotes.getState().releases } });

/** Makes the registry list a release, which the page knows from then on. */
const list = (listed: RemoteRelease | null) => act(() => remotes.setState({ releases: listed ? [listed] : [] }));
const open = (screen = '/agenda') =>
  renderHook((match) => useRelease(match), { initialProps: { name: 'mfe-agenda', screen } });

beforeAll(async () => {
  await api.start();
  api.respond = answer;
  await loadRemotes();
});
afterAll(() => api.stop());
beforeEach(() => list(release('1')));
afterEach(() => setDirty('form', false));

test('an open screen keeps its release; another screen of the remote takes the newest', () => {
  const { result, rerender } = open();
  list(release('2'));
  rerender({ name: 'mfe-agenda', screen: '/agenda' });
  expect(result.current.release?.version).toBe('1');
  rerender({ name: 'mfe-agenda', screen: '/players' });
  expect(result.current.release?.version).toBe('2');
});

test('while a form has unsaved input another screen keeps the release too', () => {
  const { result, rerender } = open();
  setDirty('form', true);
  list(release('2'));
  rerender({ name: 'mfe-agenda', screen: '/players' });
  expect(result.current.release?.version).toBe('1');
  setDirty('form', false);
  rerender({ name: 'mfe-agenda', screen: '/agenda' });
  expect(result.current.release?.version).toBe('2');
});

test('another address of the same release is no other release', () => {
  const { result, rerender } = open();
  const first = result.current.release;
  list(release('1', '/remotes/signed/later/mfe-agenda/1/mf-manifest.json'));
  rerender({ name: 'mfe-agenda', screen: '/players' });
  expect(result.current.release).toBe(first);
});

test('after a failure the newest release is taken, also if only its address is another one', async () => {
  const { result } = open();
  const first = result.current.release;
  await act(() => result.current.renewRelease());
  expect(result.current.release).toBe(first);
  const signed = '/remotes/signed/later/mfe-agenda/1/mf-manifest.json';
  list(release('1', signed));
  await act(() => result.current.renewRelease());
  expect(result.current.release?.entry).toBe(signed);
});

test('a remote that is no longer listed stays open; entering it gives nothing', () => {
  const { result, rerender } = open();
  list(null);
  rerender({ name: 'mfe-agenda', screen: '/players' });
  expect(result.current.release?.version).toBe('1');
  expect(open().result.current.release).toBeNull();
});

test('a screen opens at once with the known release, while the registry is asked', async () => {
  api.respond = () => null;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const asked = api.countOf('/remotes');
  const { result } = open();
  expect(result.current.release?.version).toBe('1');
  await new Promise((done) => setTimeout(done, 200));
  expect(api.countOf('/remotes')).toBe(asked + 1);
  jest.restoreAllMocks();
  api.respond = answer;
  await loadRemotes();
});
