import { waitFor } from '@testing-library/react';
import { showStartFailure } from './start-failure';
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

/** Sets a cookie as the service does. */
function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: there is no server that sets it
  document.cookie = text;
}
const fail = () => showStartFailure(Object.assign(new Error('a chunk is gone'), { name: 'ChunkLoadError' }), reload);
const panel = () => document.querySelector('[role=alert]');

test('a page whose release does not start loads again once, and says so the next time', async () => {
  setCookie('shellRelease=two');
  fail();
  expect([reloads, panel()]).toEqual([1, null]);
  expect(document.cookie).toContain('failedShell=two');
  await waitFor(() =>
    expect(api.asked.map(({ body }) => body)).toEqual([
      { failures: [{ remote: 'shell', release: 'two', phase: 'load', reason: 'chunk' }], shell: 'two' },
    ]),
  );
  fail();
  expect([reloads, panel()?.textContent]).toEqual([1, expect.stringContaining('No se pudo cargar la aplicación')]);
  await waitFor(() => expect(api.asked).toHaveLength(2));
});

test('a page without a session says so at once, and its report is not compared', async () => {
  fail();
  expect([reloads, panel() !== null]).toEqual([0, true]);
  await waitFor(() =>
    expect(api.asked.map(({ body }) => body)).toEqual([
      { failures: [{ remote: 'shell', release: 'two', phase: 'load', reason: 'chunk' }] },
    ]),
  );
});

test('a page without a network does not load again', async () => {
  setCookie('shellRelease=two');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  online.mockRestore();
  expect([reloads, panel() !== null]).toEqual([0, true]);
  await waitFor(() => expect(api.asked).toHaveLength(1));
});
