import type { RemoteRoute } from '@canchero/shared-contracts/federation';
import { init } from '@module-federation/enhanced/runtime';
import { waitFor } from '@testing-library/react';
import { someRelease, someRoute } from '../testing/releases';
import { prefetchPage } from './prefetch';
import { remotes } from './remotes';

const release = (name: string, ...routes: RemoteRoute[]) =>
  someRelease({ name, entry: `/remotes/${name}/1/mf-manifest.json`, routes });

const manifest = {
  id: 'x',
  name: 'x',
  metaData: {
    name: 'x',
    globalName: 'mfe_x',
    publicPath: 'auto',
    buildInfo: { buildVersion: '1', buildName: 'x' },
    remoteEntry: { name: 'static/remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    canchero: {
      shared: {},
      screens: { orders: { files: ['static/orders.js'], shared: [], catalogues: { es: ['static/orders-es.js'] } } },
      catalogues: { es: ['static/es.js'], en: ['static/en.js'], pt: ['static/pt.js'] },
    },
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'x:app',
      name: 'app',
      path: './app',
      assets: { js: { sync: ['static/app.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};

let requests: string[] = [];
let missing = false;
const prepare = jest.fn();
const run = jest.fn(() => ({ default: { prepare } }));
/** Lets the page be idle. */
let rest: () => void;

beforeAll(() => {
  init({ name: 'canchero_shell', remotes: [], shareStrategy: 'loaded-first' });
  globalThis.fetch = (async (url: string) => {
    requests.push(new URL(String(url)).pathname);
    return missing ? new Response('', { status: 404 }) : Response.json(manifest);
  }) as typeof fetch;
  // jsdom fetches no script: this runs an entry as a browser would
  new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      Object.assign(globalThis, { mfe_x: { init: () => undefined, get: async () => run } });
      script.dispatchEvent(new Event('load'));
    }
  }).observe(document.head, { childList: true });
});

beforeEach(() => {
  requests = [];
  missing = false;
  const idle = new Promise<void>((resolve) => {
    rest = resolve;
  });
  globalThis.requestIdleCallback = (callback) => void idle.then(callback as never) as never;
  jest.clearAllMocks();
  document.head.replaceChildren();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const ahead = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ rel, href }) => `${rel} ${href.replace(/.*\//, '')}`);

test('a page is fetched ahead once, with its screen and texts; it runs when the page is idle', async () => {
  remotes.setState({ status: 'ready', releases: [release('mfe-a', someRoute('/orders', { screen: 'orders' }))] });
  const ready = prefetchPage('/orders');
  await prefetchPage('/orders');
  await waitFor(() => expect(ahead()).toHaveLength(4));
  expect(requests).toEqual(['/remotes/mfe-a/1/mf-manifest.json']);
  expect(ahead()).toEqual(['prefetch app.js', 'prefetch es.js', 'prefetch orders.js', 'prefetch orders-es.js']);
  expect(run).not.toHaveBeenCalled();
  rest();
  await ready;
  expect(run).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledWith('es');
});

test('nothing is fetched ahead for who saves data, nor for a page of nobody', async () => {
  remotes.setState({ status: 'ready', releases: [release('mfe-b', someRoute('/b'))] });
  await prefetchPage('/elsewhere');
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await prefetchPage('/b');
  expect(requests).toEqual([]);
});

test('a page that cannot be fetched ahead says nothing', async () => {
  missing = true;
  remotes.setState({ status: 'ready', releases: [release('mfe-c', someRoute('/c'))] });
  const said = jest.spyOn(console, 'error');
  rest();
  await expect(prefetchPage('/c')).resolves.toBeUndefined();
  expect(run).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});
