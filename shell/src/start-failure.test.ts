import { waitFor } from '@testing-library/react';
import { showStartFailure } from './start-failure';
import { recoverStart } from './start-recovery';
import { ApiServer } from './testing/api-server';

const api = new ApiServer();
let reloads = 0;
const reload = () => {
  reloads += 1;
};

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  for (const name of ['shellRelease', 'failedShell']) setCookie(`${name}=; Max-Age=0`);
  document.body.replaceChildren();
  document.documentElement.dataset.release = 'two';
  api.asked = [];
  reloads = 0;
  jest.spyOn(console, 'error').mockImplementation();
});

const FAILURE = { remote: 'shell', phase: 'load', reason: 'thrown', module: './app', error: 'ChunkLoadError' };

/** Sets a cookie as the service does. */
function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: a test has no server that sets it
  document.cookie = text;
}
const GONE = Object.assign(new Error('a chunk is gone'), { name: 'ChunkLoadError' });
const fail = () => showStartFailure(GONE, reload);
const panel = () => document.querySelector('[role=alert]');

test('a page whose release does not start says so, and loads again once as another release', async () => {
  setCookie('shellRelease=two');
  fail();
  expect(panel()).toHaveTextContent('No se pudo cargar la aplicación');
  await waitFor(() => expect(reloads).toBe(1));
  expect(document.cookie).toBe('failedShell=two');
  await waitFor(() =>
    expect(api.asked.map(({ body }) => body)).toEqual([{ failures: [{ ...FAILURE, release: 'two' }], shell: 'two' }]),
  );
  expect(recoverStart(GONE)).toBe(false);
});

test('a page without a session says so, and its report is not compared', async () => {
  document.documentElement.dataset.release = 'three';
  fail();
  await waitFor(() =>
    expect(api.asked.map(({ body }) => body)).toEqual([{ failures: [{ ...FAILURE, release: 'three' }] }]),
  );
  expect([reloads, panel() !== null]).toEqual([0, true]);
});

test('a page without a network does not load again', () => {
  setCookie('shellRelease=two');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(recoverStart(GONE)).toBe(false);
  online.mockRestore();
});
