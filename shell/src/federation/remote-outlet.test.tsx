import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { ChunkLoadError, type ChunkLoadReason } from '@canchero/shared-contracts/kit';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someRelease, someRoute } from '../testing/releases';
import { Page, renderAt } from '../testing/render-page';
import type { ModuleSource } from './fill-slot';
import { lastGood } from './good-releases';
import { RemoteOutlet } from './remote-outlet';

const agenda = someRelease({
  name: 'mfe-agenda',
  version: '2',
  entry: '/remotes/mfe-agenda/2/mf-manifest.json',
  integrity: 'sha256-2',
  routes: [someRoute('/agenda'), someRoute('/players')],
});
const previous = {
  version: '1',
  entry: '/remotes/mfe-agenda/1/mf-manifest.json',
  integrity: 'sha256-1',
  contracts: '*',
};

/** Reason for which loads fail now; null if they succeed. */
let missing: ChunkLoadReason | null = null;
let hanging = false;
let failing: 'mount' | 'update' | null = null;
let loads: string[] = [];
let steps: string[] = [];
let reports: string[] = [];

const app = {
  bootstrap: async () => {},
  mount: async ({ domElement, location }: RemoteProps & { domElement: HTMLElement }) => {
    steps.push('mount');
    if (failing === 'mount') throw new Error('no glass is clean');
    domElement.textContent = `agenda at ${location.pathname}`;
  },
  update: async ({ domElement, location }: RemoteProps & { domElement: HTMLElement }) => {
    steps.push('update');
    if (failing === 'update') throw new Error('no court is dry');
    domElement.textContent = `agenda at ${location.pathname}`;
  },
  unmount: async () => void steps.push('unmount'),
};
const modules: ModuleSource = {
  load<T>({ name, version }: RemoteRelease) {
    loads.push(version);
    if (hanging) return new Promise<T>(() => {});
    if (missing && version === '2') return Promise.reject(new ChunkLoadError('gone', name, missing));
    return Promise.resolve(app as T);
  },
  abandon: () => undefined,
};
const host = {
  reportError: (error: Error, { remote, phase }: { remote: string; phase: string }) =>
    void reports.push(`${remote} ${phase} ${(error as ChunkLoadError).reason ?? ''}`),
} as unknown as RemoteProps['host'];

let renewed = 0;
const renewRelease = async () => {
  renewed += 1;
};

const outlet = (path: string, release = agenda, source = modules) => (
  <RemoteOutlet
    release={release}
    renewRelease={renewRelease}
    modules={source}
    props={{
      location: { pathname: path, search: '', hash: '', state: null, key: path },
      navigationType: 'PUSH' as RemoteProps['navigationType'],
      locale: 'es',
      theme: 'light',
      host,
    }}
  />
);
const panel = () => screen.findByRole('alert');
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

// a parcel mounts and leaves in its own time, outside of what a test does
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  [missing, failing, hanging, renewed] = [null, null, false, 0];
  [loads, steps, reports] = [[], [], []];
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

test('a remote that is mounted is remembered as the last good release', async () => {
  renderAt('/agenda', outlet('/agenda'));
  await shown('agenda at /agenda');
  await waitFor(() => expect(lastGood('mfe-agenda')).toMatchObject({ version: '2', integrity: 'sha256-2' }));
});

test('a visit paints that the remote is on its way in its first frame, whatever the network does', async () => {
  hanging = true;
  renderAt('/agenda', null).rerender(<Page>{outlet('/agenda')}</Page>);
  // nothing was awaited
  expect(screen.getByText('Cargando...')).toBeVisible();
  expect(loads).toEqual(['2']);
});

test('a release that has loaded before is mounted with the first frame', async () => {
  const loaded: ModuleSource = { ...modules, loaded: <T,>() => app as T };
  renderAt('/agenda', null).rerender(<Page>{outlet('/agenda', agenda, loaded)}</Page>);
  // nothing was awaited
  expect(screen.queryByText('Cargando...')).toBeNull();
  await shown('agenda at /agenda');
  expect(loads).toEqual([]);
});

test('a release that is loaded but cannot be mounted is not remembered', async () => {
  failing = 'mount';
  renderAt('/agenda', outlet('/agenda'));
  await panel();
  expect(lastGood('mfe-agenda')).toBeNull();
});

test('missing files: the previous release is shown, and it is the one that is remembered', async () => {
  missing = 'manifest';
  const { container } = renderAt('/agenda', outlet('/agenda', { ...agenda, previous }));
  await shown('agenda at /agenda');
  expect(container.querySelector('[data-remote]')).toHaveAttribute('data-version', '1');
  await waitFor(() => expect(lastGood('mfe-agenda')?.version).toBe('1'));
});

test('a failed mount shows the panel, and its retry mounts again', async () => {
  failing = 'mount';
  renderAt('/agenda', outlet('/agenda'));
  expect(await panel()).toHaveAttribute('data-reason', 'mount');
  expect(reports).toEqual(['mfe-agenda@2 mount ']);
  failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await shown('agenda at /agenda');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed update shows the panel instead of a frozen screen; what was mounted is unmounted', async () => {
  const { rerender } = renderAt('/agenda', null);
  const show = (path: string) => rerender(<Page>{outlet(path)}</Page>);
  show('/agenda');
  await shown('agenda at /agenda');
  failing = 'update';
  show('/players');
  expect(await panel()).toHaveAttribute('data-reason', 'mount');
  await waitFor(() => expect(steps).toEqual(['mount', 'update', 'unmount']));
  expect(screen.queryByText(/agenda at/)).toBeNull();
  failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await shown('agenda at /players');
});

test('a navigation within its own paths tries a failed remote again', async () => {
  missing = 'incompatible';
  const { rerender } = renderAt('/agenda', null);
  const show = (path: string) => rerender(<Page>{outlet(path)}</Page>);
  show('/agenda');
  await panel();
  const before = loads.length;
  show('/agenda');
  expect(loads).toHaveLength(before);
  missing = null;
  show('/players');
  expect(loads).toHaveLength(before + 1);
  await shown('agenda at /players');
});

test.each([
  ['the connection', () => window.dispatchEvent(new Event('online'))],
  ['the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a failed remote comes back with %s', async (_, back) => {
  missing = 'incompatible';
  renderAt('/agenda', outlet('/agenda'));
  await panel();
  missing = null;
  back();
  await shown('agenda at /agenda');
  // the newest release is asked for, since the failed one may have been withdrawn
  expect(renewed).toBeGreaterThan(0);
});

test('a failed remote comes back by itself within five seconds of its files, and asks quietly until then', async () => {
  missing = 'incompatible';
  renderAt('/agenda', outlet('/agenda'));
  await panel();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  cleanup();
  renderAt('/agenda', outlet('/agenda'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const alert = screen.getByRole('alert');
  const reported = reports.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert')).toBe(alert);
  expect(reports).toHaveLength(reported);
  missing = null;
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('agenda at /agenda')).toBeVisible();
  const settled = loads.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(loads).toHaveLength(settled);
});

test('a remote that hangs: a sign of patience after three seconds, a retry after ten', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  hanging = true;
  renderAt('/agenda', outlet('/agenda'));
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(screen.queryByText('Sigue cargando…')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Sigue cargando…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6999));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  hanging = false;
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('agenda at /agenda')).toBeVisible();
});

test('a page that is not visible asks for nothing', async () => {
  missing = 'incompatible';
  renderAt('/agenda', outlet('/agenda'));
  await panel();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  cleanup();
  renderAt('/agenda', outlet('/agenda'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const before = loads.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(loads).toHaveLength(before);
  visibility.mockRestore();
});
