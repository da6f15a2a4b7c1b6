import { altered, eachTestHasARemote, entries, folder, follow, remote, settle } from '../testing/served-remote';
import { loadApp } from './load-module';

eachTestHasARemote();

describe('a file that arrives altered', () => {
  const file = (name: string) => altered.add(`${new URL(folder()).pathname}/${name}`);
  const failed = (name: string, error: object = {}) =>
    Object.assign(new Error('failed'), {
      name: 'ChunkLoadError',
      ...error,
      ...(name && { request: `${folder()}/${name}` }),
    });

  test('in place of the manifest', async () => {
    file('mf-manifest.json');
    const outcome = follow(loadApp(remote.release));
    await settle();
    expect(outcome.is).toBe('integrity');
  });

  test('in place of the entry, at any attempt', async () => {
    remote.container = null;
    for (const attempt of [0, 1]) {
      file('static/remoteEntry.js');
      const outcome = follow(loadApp(remote.release));
      await settle();
      entries[attempt]?.dispatchEvent(new Event('error'));
      await settle();
      expect(outcome.is).toBe('integrity');
    }
  });

  test.each([
    ['a chunk', 'static/app.js', () => failed('static/app.js')],
    ['a chunk of a retry', 'static/app.js', () => failed('static/app.js?retry=1')],
    ['a style sheet, whose address the bundler does not give', 'static/app.css', () => failed('')],
  ])('in place of %s', async (_, name, error) => {
    file(name);
    remote.container = { init: () => undefined, get: () => Promise.reject(error()) };
    const outcome = follow(loadApp(remote.release));
    await settle();
    expect(outcome.is).toBe('integrity');
  });

  test.each<[string, () => Response | null]>([
    ['is missing', () => new Response('', { status: 404 })],
    ['hangs', () => null],
    ['is whole', () => new Response('')],
  ])('is told from one that %s', async (_, network) => {
    remote.container = {
      init: () => undefined,
      get: () => {
        remote.answer = network;
        return Promise.reject(failed('static/app.js'));
      },
    };
    const outcome = follow(loadApp(remote.release));
    await settle();
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, network() ? 0 : 1100));
    expect(outcome.is).toBe('chunk');
  });
});
