import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import {
  ChunkLoadError,
  createRemoteWidget,
  HostProvider,
  HostSlot,
  useHost,
  useSlotFilled,
} from '@canchero/shared-contracts/kit';
import { BrowserRouter } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { debugLog } from '../diagnostics/debug-log';
import { permissions } from '../permissions/permission-store';
import { queryClient } from '../storage/query-client';
import { someRelease, someRoute } from '../testing/releases';
import type { ModuleSource } from './fill-slot';
import { createHostSlots } from './host-slots';
import { servicesFor } from './remote-services';
import { remotes } from './remotes';

const buffet = someRelease({
  name: 'mfe-buffet',
  entry: '/remotes/mfe-buffet/1/mf-manifest.json',
  routes: [someRoute('/buffet')],
  widgets: [{ name: 'event-consumptions', slot: 'event.consumptions', permission: 'consumption' }],
});

let broken = false;
const Widget = ({ bookingId, closed, onChange }: { bookingId: string; closed: boolean; onChange: () => void }) => {
  const { session } = useHost();
  if (broken) throw new Error('no glass is clean');
  return (
    <section aria-label="Consumos">
      {`${session.getState().user?.name} sees ${bookingId}${closed ? ', closed' : ''}`}
      <button type="button" onClick={onChange}>
        add
      </button>
    </section>
  );
};

const widget = createRemoteWidget({
  name: 'mfe-buffet',
  slot: 'event.consumptions',
  messages: async () => ({}),
  Widget,
});

/** Outcomes of the next fetches of the widget; further ones succeed. */
let outcomes: ('fails' | 'hangs')[] = [];
let loads: string[] = [];
const modules: ModuleSource = {
  load<T>(release: RemoteRelease, module: string) {
    loads.push(`${release.name}@${release.version}${module.slice(1)}`);
    const outcome = outcomes.shift();
    if (outcome === 'hangs') return new Promise<T>(() => undefined);
    if (outcome === 'fails') return Promise.reject(new ChunkLoadError('404', release.name, 'incompatible'));
    return Promise.resolve(widget as T);
  },
  abandon: () => undefined,
};

const reports: string[] = [];
const page = {
  clubs: { getState: () => ({ selected: null }), subscribe: () => () => undefined },
  session: { getState: () => ({ user: { name: 'Ana' } }), subscribe: () => () => undefined },
  queryClient,
  navigate: () => undefined,
  slots: createHostSlots(modules),
  reportError: (error: Error, { remote, phase }: { remote: string; phase: string }) =>
    void reports.push(`${remote} ${phase} ${error.message}`),
} as never;
/** Services as the screen around the slot gets them. */
const host = servicesFor(page, 'mfe-agenda@1', () => {});

function EventScreen() {
  const [additions, setAdditions] = useState(0);
  const [booking, setBooking] = useState('b1');
  const filled = useSlotFilled('event.consumptions');
  return (
    <main>
      <h1>{`Reserva, ${additions} agregados`}</h1>
      {filled && <p>se puede consumir</p>}
      <button type="button" onClick={() => setBooking('b2')}>
        next
      </button>
      {booking !== 'gone' && (
        <HostSlot
          name="event.consumptions"
          bookingId={booking}
          players={[]}
          closed={additions > 0}
          onChange={() => setAdditions((n) => n + 1)}
          fallback={<p>El buffet no está en tu plan</p>}
        />
      )}
      <button type="button" onClick={() => setBooking('gone')}>
        leave
      </button>
    </main>
  );
}

const show = () =>
  render(
    <StrictMode>
      <UiProvider theme="light">
        <RawIntlProvider value={createIntl({ locale: 'es' })}>
          <BrowserRouter>
            <HostProvider host={host}>
              <EventScreen />
            </HostProvider>
          </BrowserRouter>
        </RawIntlProvider>
      </UiProvider>
    </StrictMode>,
  );

// a parcel mounts and leaves in its own time, outside of what a test does
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() => {
  broken = false;
  outcomes = [];
  loads = [];
  reports.length = 0;
  remotes.setState({ status: 'ready', releases: [buffet] });
  permissions.setState({ status: 'loaded', permissions: { consumption: true } });
});

test('a widget is shown in another remote’s screen with its props, and its events arrive there', async () => {
  show();
  expect(await screen.findByRole('region', { name: 'Consumos' })).toHaveTextContent('Ana sees b1');
  expect(screen.getByText('se puede consumir')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(await screen.findByRole('heading', { name: 'Reserva, 1 agregados' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('Ana sees b1, closed'));
});

test('props that change while it mounts and updates arrive in the end; leaving the screen unmounts it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('Ana sees b2'));
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(reports).toEqual([]);
});

test.each([
  ['nobody has released it', { releases: [] }, { consumption: true }],
  ['the user lacks its permission', { releases: [buffet] }, {}],
])('when %s the fallback is shown', async (_, registry, allowed) => {
  remotes.setState(registry);
  permissions.setState({ permissions: allowed });
  show();
  expect(await screen.findByText('El buffet no está en tu plan')).toBeVisible();
  expect(screen.queryByText('se puede consumir')).toBeNull();
  expect(loads).toEqual([]);
});

test('the widget waits for the registry and the permissions, and is shown once both are loaded', async () => {
  remotes.setState({ status: 'loading', releases: [] });
  permissions.setState({ status: 'loading', permissions: {} });
  show();
  expect(screen.queryByText('El buffet no está en tu plan')).toBeNull();
  act(() => remotes.setState({ status: 'ready', releases: [buffet] }));
  act(() => permissions.setState({ status: 'loaded', permissions: { consumption: true } }));
  expect(await screen.findByRole('region')).toBeVisible();
});

test('a newer release does not replace the open widget; a permission that is withdrawn removes it', async () => {
  show();
  await screen.findByRole('region');
  const before = loads.length;
  act(() => remotes.setState({ releases: [{ ...buffet, version: '2' }] }));
  expect(loads).toHaveLength(before);
  act(() => permissions.setState({ permissions: {} }));
  expect(await screen.findByText('El buffet no está en tu plan')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('a widget that does not load says so in its place, and a retry fetches it again', async () => {
  outcomes = ['fails'];
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/No se pudo cargar esta parte\.Reintentar$/);
  expect(screen.getByRole('heading', { name: 'Reserva, 0 agregados' })).toBeVisible();
  expect(reports).toContain('mfe-buffet@1/event-consumptions load 404');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region')).toHaveTextContent('Ana sees b1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a widget that did not load comes back by itself when the connection does', async () => {
  outcomes = ['fails', 'fails'];
  show();
  const alert = await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(outcomes).toEqual([]));
  expect(screen.getByRole('alert')).toBe(alert);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('region')).toHaveTextContent('Ana sees b1');
  expect(reports.filter((report) => report === 'mfe-buffet@1/event-consumptions load 404')).toHaveLength(1);
});

test('a widget that throws does not affect the rest of the screen', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar esta parte');
  expect(reports).toContain('mfe-buffet@1/event-consumptions render no glass is clean');
  expect(screen.getByRole('button', { name: 'next' })).toBeEnabled();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region')).toHaveTextContent('Ana sees b1');
  quiet.mockRestore();
});

test('a second widget for a slot is named in the diagnostics, since only the first is shown', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bar = { ...buffet, name: 'mfe-bar', widgets: [{ name: 'bar', slot: 'event.consumptions' }] };
  remotes.setState({ releases: [buffet, bar] });
  const text = 'slot event.consumptions shows mfe-bar/bar; no place for mfe-buffet/event-consumptions';
  expect(debugLog.getState().entries.map((entry) => entry.text)).toContain(text);
  remotes.setState({ releases: [{ ...buffet }, bar] });
  expect(warned.mock.calls).toEqual([[text]]);
  warned.mockRestore();
});
