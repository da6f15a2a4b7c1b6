import {
  clockLoads,
  eachTestHasARemote,
  entries,
  folder,
  follow,
  manifest,
  remote,
  requests,
  settle,
} from '../testing/served-remote';
import { abandonModule, loadApp, loadModule } from './load-module';

eachTestHasARemote();

describe('after a failure', () => {
  test('the next attempt asks again, past the cache and at addresses of its own', async () => {
    remote.container = { init: () => undefined, get: () => Promise.reject(new Error('boom')) };
    const failed = follow(loadApp(remote.release));
    await settle();
    expect(failed.is).toBe('evaluation');
    remote.container = { init: () => undefined, get: async () => () => ({ default: 'second' }) };
    const again = loadApp(remote.release);
    await settle();
    expect(await again).toBe('second');
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'reload']);
    expect(entries.map(({ src }) => src.replace(folder(), ''))).toEqual([
      '/static/remoteEntry.js',
      '/static/remoteEntry.js?retry=1',
    ]);
  });

  test('style sheets and scripts that have loaded stay; those still on their way go', async () => {
    const element = (html: string) => document.head.append(document.createRange().createContextualFragment(html));
    remote.container = {
      init: () => undefined,
      get: async (module) => {
        if (module !== './app') throw new Error('boom');
        return () => ({ default: module });
      },
    };
    await Promise.all([loadApp(remote.release), settle()]);
    element(`<link rel="stylesheet" href="${folder()}/static/app.css">`);
    element(`<link rel="stylesheet" href="${folder()}/static/till.css" data-rspack-loading="1">`);
    element('<link rel="stylesheet" href="/remotes/mfe-y/1/y.css" data-rspack-loading="1">');
    const widget = follow(loadModule(remote.release, './widgets/till'));
    await settle();
    expect(widget.is).toBe('evaluation');
    const left = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    expect(left.map(({ href }) => new URL(href).pathname)).toEqual([
      `/remotes/mfe-x/${remote.release.version}/static/app.css`,
      '/remotes/mfe-y/1/y.css',
    ]);
  });

  test('a shared module that could not be fetched is fetched again', async () => {
    clockLoads.mockRejectedValueOnce(new Error('offline'));
    remote.container = { init: () => undefined, get: () => Promise.reject(new Error('boom')) };
    const outcome = follow(loadApp(remote.release));
    await settle();
    expect(outcome.is).toBe('evaluation');
    follow(loadApp(remote.release));
    await settle();
    expect(clockLoads).toHaveBeenCalledTimes(2);
  });
});

test('a load that is given up ends its request, and the next one asks again', async () => {
  remote.answer = () => null;
  follow(loadApp(remote.release));
  await settle();
  abandonModule(remote.release, './app');
  expect(requests[0]?.signal?.aborted).toBe(true);
  remote.answer = () => Response.json(manifest());
  const again = loadApp(remote.release);
  await settle();
  expect(await again).toBe(`./app of ${remote.release.version}`);
});

test('chunks of the shell that hang when a load is given up fail, and are asked for at another address', async () => {
  const script = document.createElement('script');
  script.dataset.rspack = 'canchero_shell:chunk-602';
  const failed = jest.fn();
  script.addEventListener('error', failed);
  document.head.append(script);
  remote.container = null;
  follow(loadApp(remote.release));
  await settle();
  expect(failed).not.toHaveBeenCalled();
  abandonModule(remote.release, './app');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(globalThis.cancheroRetries).toBe(1);
  script.remove();
});

test('an entry that arrives after its load was given up is not used', async () => {
  remote.container = null;
  follow(loadApp(remote.release));
  await settle();
  abandonModule(remote.release, './app');
  Object.assign(globalThis, {
    [`mfe_x_${remote.release.version}`]: { init() {}, get: async () => () => ({ default: 'late' }) },
  });
  remote.container = { init: () => undefined, get: async () => () => ({ default: 'in time' }) };
  const again = loadApp(remote.release);
  await settle();
  expect(await again).toBe('in time');
});
