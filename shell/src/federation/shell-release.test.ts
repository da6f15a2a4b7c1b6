import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { waitFor } from '@testing-library/react';
import { bus } from '../events/bus';
import { eventProblem } from '../events/event-check';
import { call } from '../session/session-call';
import { ApiServer } from '../testing/api-server';
import { loadRemotes } from './remotes';
import { followReleases, takesNewShell } from './shell-release';

const api = new ApiServer();
const NOW = () => new Date().toISOString();
let stop: () => void;

bus.guard(eventProblem);
beforeAll(async () => {
  await api.start();
  api.respond = () => ({ status: 200, body: { data: [] } });
});
afterAll(() => api.stop());
beforeEach(() => {
  sessionStorage.clear();
  setCookie('shellRelease=; Max-Age=0');
  runs('one');
  stop = followReleases(0);
});
afterEach(() => stop());

/** Sets a cookie as the service does. */
function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: a test has no server that sets it
  document.cookie = text;
}

/** Makes this the page of a release. */
function runs(version: string) {
  document.documentElement.dataset.release = version;
}
const deployed = (shell: string | null, at = NOW()) => bus.emit('remotes.changed', { shell, at });

test('a page takes a newer shell, and one that was rolled back to, but each once', () => {
  expect(takesNewShell()).toBe(false);
  deployed('one');
  expect(takesNewShell()).toBe(false);
  deployed('two');
  expect(takesNewShell()).toBe(true);
  // the page came back as the old one, from an instance that does not know the new one yet
  expect(takesNewShell()).toBe(false);
  runs('two');
  deployed('one');
  expect(takesNewShell()).toBe(true);
  runs('one');
  deployed('two');
  expect(takesNewShell()).toBe(true);
});

test('a page takes the release of its session, a canary, whatever the stream tells, and the active one at its end', () => {
  deployed('one');
  setCookie('shellRelease=two');
  expect(takesNewShell()).toBe(true);
  runs('two');
  expect(takesNewShell()).toBe(false);
  setCookie('shellRelease=one');
  expect(takesNewShell()).toBe(true);
});

test.each(['__SHELL_RELEASE__', ''])('a page of the release "%s" is in development: nothing is newer', (version) => {
  runs(version);
  deployed('two');
  expect(takesNewShell()).toBe(false);
});

test('a page does not leave while a write is under way, nor without a network', async () => {
  deployed('two');
  let answer = () => {};
  api.respond = ({ method }) =>
    method === 'GET'
      ? { status: 200, body: { data: [] } }
      : new Promise((done) => {
          answer = () => done({ status: 204 });
        });
  const params = { clubId: 'c', bookingId: 'b' };
  const writing = call(bookingEndpoints.cancel, { params, body: { version: 1, reason: '' } });
  expect(takesNewShell()).toBe(false);
  await waitFor(() => expect(api.asked.some(({ method }) => method !== 'GET')).toBe(true));
  answer();
  await writing.catch(() => {});
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(takesNewShell()).toBe(false);
  online.mockRestore();
  expect(takesNewShell()).toBe(true);
});

test('the list of remotes is read after a change, unless it is younger', async () => {
  api.respond = () => ({ status: 200, body: { data: [] } });
  // what the changes of the tests above asked for
  await new Promise((done) => setTimeout(done, 100));
  await loadRemotes();
  const before = api.countOf('/remotes');
  deployed('one', new Date(Date.now() - 60_000).toISOString());
  await new Promise((done) => setTimeout(done, 50));
  expect(api.countOf('/remotes')).toBe(before);
  deployed('one', new Date(Date.now() + 1).toISOString());
  await waitFor(() => expect(api.countOf('/remotes')).toBe(before + 1));
});
