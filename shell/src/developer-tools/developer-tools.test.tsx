import { performance as nodePerformance } from 'node:perf_hooks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { record } from '../diagnostics/debug-log';
import { measureLoad } from '../federation/load-time';
import { saveSession } from '../session/session-store';
import { someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { DeveloperTools } from './developer-tools';

// the document of the tests has no user timing
beforeAll(() => Object.defineProperty(globalThis, 'performance', { value: nodePerformance, configurable: true }));
beforeEach(() => sessionStorage.clear());

test('Ctrl+Alt+D opens and closes the panel, which shows the log and that the token expires soon', async () => {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }));
  saveSession({ token: `x.${payload}.x`, user: someUser() });
  record('http', 'GET /api/plans 200 12 ms', { authorization: '•••' });
  renderAt('/agenda', <DeveloperTools />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Alt>}[KeyD]{/Alt}{/Control}');
  const panel = await screen.findByRole('region', { name: 'Panel de desarrollo' });
  expect(panel).toHaveTextContent('GET /api/plans 200 12 ms {"authorization":"•••"}');
  expect(panel).toHaveTextContent('vence pronto');
  act(() => record('stream', 'connected'));
  expect(panel).toHaveTextContent('connected');
  await userEvent.keyboard('{Control>}{Alt>}[KeyD]{/Alt}{/Control}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('`?debug` in the address opens the panel', async () => {
  renderAt('/agenda?debug', <DeveloperTools />);
  expect(await screen.findByRole('region', { name: 'Panel de desarrollo' })).toBeVisible();
});

test('Ctrl+Shift+M outlines each remote with name, version, module and load time, and hides it again', async () => {
  measureLoad({ name: 'mfe-agenda', version: 'v1' }, './app', performance.now() - 120);
  renderAt(
    '/agenda',
    <>
      <div data-remote="mfe-agenda" data-version="v1" data-module="./app" />
      <div data-remote="mfe-buffet" data-version="v7" data-module="./widgets/event-consumptions" />
      <section data-remote="failed" />
      <DeveloperTools />
    </>,
  );
  expect(screen.queryByTestId('remote-overlay')).toBeNull();
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  const overlay = await screen.findByTestId('remote-overlay');
  await waitFor(() =>
    expect([...overlay.children].map((box) => box.textContent)).toEqual([
      expect.stringMatching(/^mfe-agenda · v1 · \.\/app · 12\d ms$/),
      'mfe-buffet · v7 · ./widgets/event-consumptions',
    ]),
  );
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  expect(screen.queryByTestId('remote-overlay')).toBeNull();
});
