import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnDemandDeveloperPanel } from '../developer-tools/on-demand-developer-panel';
import { bindNavigate } from '../navigation/navigate';
import { noteRedirect } from '../session/navigation-loop';
import { saveSession, session } from '../session/session-store';
import { readEntry, writeEntry } from '../storage/entries';
import { someUser } from '../testing/people';
import { renderAt } from '../testing/render-page';
import { debugLog, keepLogOverReloads, record } from './debug-log';

const texts = () => debugLog.getState().entries.map(({ text }) => text);
beforeEach(() => {
  sessionStorage.clear();
  debugLog.setState({ entries: [] });
});

test('the log keeps the newest fifty', () => {
  for (let i = 1; i <= 60; i++) record('page', `event ${i}`);
  expect(texts()).toHaveLength(50);
  expect([texts()[0], texts().at(-1)]).toEqual(['event 11', 'event 60']);
});

test('the log outlives a reload', () => {
  keepLogOverReloads();
  record('page', 'before');
  window.dispatchEvent(new Event('pagehide'));
  debugLog.setState({ entries: [] });
  keepLogOverReloads();
  expect(texts()).toEqual(['before']);
});

test('guards that only pass someone around end the session; what they chose stays', () => {
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

test('the panel opens and closes by its keys, and shows the log with a token that runs out soon', async () => {
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }));
  saveSession({ token: `x.${payload}.x`, user: someUser() });
  record('http', 'GET /api/plans 200 12 ms', { authorization: '•••' });
  renderAt('/agenda', <OnDemandDeveloperPanel />);
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

test('`?debug` opens it as well', async () => {
  renderAt('/agenda?debug', <OnDemandDeveloperPanel />);
  expect(await screen.findByRole('region', { name: 'Panel de desarrollo' })).toBeVisible();
});
