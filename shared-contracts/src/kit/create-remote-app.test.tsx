import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import type { HostServices, RemoteProps } from '../mfe/host-services';
import { createRemoteApp } from './create-remote-app';
import { emptySlots } from './empty-slots';
import { memoryDrafts } from './memory-drafts';
import { createQueryClient } from './query-client';
import { ownKey } from './query-key';
import { Link, useLocation } from './router';

const catalogues = { es: { hello: 'Hola' }, en: { hello: 'Hello' }, pt: { hello: 'Olá' } };
let broken = false;

function App() {
  const { pathname } = useLocation();
  const [reads, setReads] = useState(false);
  const never = () => new Promise<string>(() => undefined);
  useQuery({ queryKey: ownKey('mfe-trial', 'courts'), queryFn: never, enabled: reads });
  if (broken) throw new Error('no court today');
  return (
    <main>
      <h1>
        <FormattedMessage id="hello" />
      </h1>
      <p>{pathname}</p>
      <Link to="/agenda?date=2026-01-02">day</Link>
      <button type="button" onClick={() => setReads(true)}>
        courts
      </button>
    </main>
  );
}

const remote = createRemoteApp({
  name: 'mfe-trial',
  messages: async (locale) => catalogues[locale],
  App,
}) as unknown as {
  [K in 'bootstrap' | 'mount' | 'update' | 'unmount']: (props: object) => Promise<unknown>;
};

const visited: unknown[] = [];
const reports: { phase: string }[] = [];
const nothing = () => () => undefined;
const host: HostServices = {
  session: createStore(() => ({ user: null })),
  clubs: createStore(() => ({ status: 'idle' as const, clubs: [], selectedId: null, selected: null })),
  permissions: createStore(() => ({ status: 'loaded' as const, permissions: {} })),
  connection: createStore(() => ({ status: 'disconnected' as const })),
  queryClient: createQueryClient(),
  bus: { emit: nothing(), on: nothing },
  call: () => Promise.reject(new Error('no api here')),
  navigate: (to) => visited.push(to),
  toast: nothing(),
  toastError: nothing(),
  setBreadcrumbs: nothing(),
  setDirty: nothing(),
  setLanguage: nothing(),
  setTheme: nothing(),
  drafts: memoryDrafts(),
  slots: emptySlots,
  reportError: (_, context) => reports.push(context),
} as HostServices;

const props = (patch: Partial<RemoteProps> = {}) => ({
  name: 'parcel-1',
  domElement: element,
  location: { pathname: '/agenda', search: '', hash: '', state: null, key: 'a' },
  navigationType: 'POP',
  locale: 'es',
  theme: 'light',
  host,
  ...patch,
});

let element: HTMLElement;
/** Awaiting a lifecycle inside act() deadlocks, so it is only started there. */
async function run(step: () => Promise<unknown>) {
  let done: Promise<unknown> | undefined;
  await act(async () => {
    done = step();
  });
  await done;
}

beforeEach(async () => {
  broken = false;
  element = document.body.appendChild(document.createElement('div'));
  await remote.bootstrap(props());
});
afterEach(async () => {
  await run(() => remote.unmount(props()));
  expect(element).toBeEmptyDOMElement();
  element.remove();
});

test('the texts are on their way before the screen is mounted', async () => {
  const messages = jest.fn(async () => catalogues.es);
  const other = createRemoteApp({ name: 'mfe-other', messages, App }) as unknown as typeof remote;
  await other.bootstrap(props({ locale: 'es' }));
  await run(() => remote.mount(props()));
  expect(messages).toHaveBeenCalledWith('es');
});

test('renders in the language, at the path, and follows updates', async () => {
  await run(() => remote.mount(props()));
  expect(await screen.findByRole('heading', { name: 'Hola' })).toBeVisible();
  expect(screen.getByText('/agenda')).toBeVisible();
  await run(() => remote.update(props({ locale: 'pt' })));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Olá' })).toBeVisible());
});

test('links go through the one history of the page, with whole paths', async () => {
  await run(() => remote.mount(props()));
  await userEvent.click(await screen.findByRole('link', { name: 'day' }));
  expect(visited).toEqual([expect.objectContaining({ pathname: '/agenda', search: '?date=2026-01-02' })]);
});

test('a screen whose read hangs says so', async () => {
  await run(() => remote.mount(props()));
  const button = await screen.findByRole('button', { name: 'courts' });
  jest.useFakeTimers();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('Sigue cargando…')).toBeVisible();
  jest.useRealTimers();
  host.queryClient.clear();
});

test('a screen that throws is reported and shows a panel; retry renders it again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  await run(() => remote.mount(props()));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo cargar esta sección.');
  expect(alert).not.toHaveTextContent('no court today');
  expect(reports).toContainEqual({ remote: 'mfe-trial', phase: 'render' });
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Hola' })).toBeVisible();
  quiet.mockRestore();
});
