import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { ChunkLoadError, type ChunkLoadReason } from '@canchero/shared-contracts/kit';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import type { ParcelConfig } from 'single-spa';
import { preferences } from '../i18n/preferences';
import { type Container, fetchContainer } from './container';
import { fitsContracts } from './contracts-range';
import { measureLoad } from './load-time';
import { chunkTimeout, fetchManifest, type RemoteFiles } from './manifest';
import { preloadFiles } from './preload-files';
import { preloadShared, shareScope } from './share-scope';

/**
 * Lifecycles that a remote exposes as `./app`.
 * @see https://single-spa.js.org/docs/parcels-overview/
 */
export type RemoteApp = ParcelConfig<RemoteProps>;

/** Lists the releases of the registry. The single bundle replaces this with its own list. */
export const listReleases = (ask: () => Promise<RemoteRelease[]>): Promise<RemoteRelease[]> => ask();

interface Loading {
  module: Promise<unknown>;
  cancel: AbortController;
}
const loads = new Map<string, Loading>();

/** Names a load. With the version in it, two releases of one remote live side by side in a page. */
const keyOf = ({ name, version, entry }: RemoteRelease) => `${name}@${version}|${entry}`;

/**
 * Loads the app of a release.
 * @throws ChunkLoadError as `loadModule`
 */
export const loadApp = (release: RemoteRelease): Promise<RemoteApp> => loadModule(release, './app');

/**
 * Loads a module of a release, `./app` or `./widgets/<name>`, and returns its default export. Each is loaded once; a
 * failure is not kept. Retries and the fallback to the previous release are in load-with-retry-and-fallback.ts.
 * @throws ChunkLoadError with its reason
 */
export function loadModule<T>(release: RemoteRelease, module: string): Promise<T> {
  const key = `${keyOf(release)}|${module}`;
  const known = loads.get(key);
  if (known) return known.module as Promise<T>;
  const cancel = new AbortController();
  const loading = { module: load<T>(release, module, cancel.signal), cancel };
  loads.set(key, loading);
  loading.module.catch(() => loads.get(key) === loading && loads.delete(key));
  return loading.module;
}

export const abandonApp = (release: RemoteRelease): void => abandonModule(release, './app');

/** Forgets a load that has not finished, so that the next one fetches again. */
export function abandonModule(release: RemoteRelease, module: string): void {
  const key = `${keyOf(release)}|${module}`;
  const loading = loads.get(key);
  if (!loading) return;
  loads.delete(key);
  loading.cancel.abort();
  evict(release);
}

async function load<T>(release: RemoteRelease, module: string, signal: AbortSignal): Promise<T> {
  const { name, version, contracts } = release;
  if (!fitsContracts(contracts))
    throw new ChunkLoadError(`${name} ${version} needs contracts ${contracts}`, name, 'incompatible');
  const start = performance.now();
  try {
    const { files, container } = open(release);
    preload(await files, module);
    const factory = await inTime(container.then((opened) => opened.get(module)));
    const { default: loaded } = factory() as { default: T };
    measureLoad(release, module, start);
    return loaded;
  } catch (cause) {
    if (!signal.aborted) evict(release);
    throw toChunkLoadError(cause, release);
  }
}

/** Preloads what a module will ask for, before it can ask. */
function preload({ modules, catalogues }: RemoteFiles, module: string): void {
  const { files = [], shared = [] } = modules[module] ?? {};
  preloadFiles([...files, ...(catalogues[preferences.getState().language] ?? [])]);
  void preloadShared(shared);
}

interface Opening {
  files: Promise<RemoteFiles>;
  container: Promise<Container>;
  cancel: AbortController;
}
const openings = new Map<string, Opening>();

/** Opens a release: its manifest and container, shared by all that it exposes. */
function open(release: RemoteRelease): Opening {
  const known = openings.get(keyOf(release));
  if (known) return known;
  const cancel = new AbortController();
  const files = fetchManifest(release, cancel.signal);
  const container = files.then(async ({ entry, globalName }) => {
    const fetched = await fetchContainer(release.name, entry, globalName);
    await fetched.init(await shareScope());
    return fetched;
  });
  // a caller that waits for the files alone gets the failure from them
  container.catch(() => {});
  const opening = { files, container, cancel };
  openings.set(keyOf(release), opening);
  return opening;
}

/** Limits the time of entry and chunks together; the bundler's own limit for chunks cannot be set at run time. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('timed out', 'TimeoutError')), chunkTimeout());
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** Forgets what was opened and removes scripts that hang. */
function evict(release: RemoteRelease): void {
  openings.get(keyOf(release))?.cancel.abort();
  openings.delete(keyOf(release));
  dropFiles(release);
}

/**
 * Removes scripts and style sheets of a release: the bundler would find one that hangs by its address and wait for it
 * again.
 */
function dropFiles({ entry }: RemoteRelease): void {
  const folder = new URL('.', new URL(entry, window.location.href)).href;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'))
    if (('src' in element ? element.src : element.href).startsWith(folder)) element.remove();
}

/** Maps an error of the bundler to its reason, by its name and code. */
function toChunkLoadError(cause: unknown, release: Pick<RemoteRelease, 'name' | 'version'>): ChunkLoadError {
  if (cause instanceof ChunkLoadError) return cause;
  const { name = '', message = String(cause), code = '' } = cause as { name?: string; message?: string; code?: string };
  const reason = reasonOf(name, message, code);
  const text = `${release.name} ${release.version} did not load (${reason}): ${message.split('\n')[0]}`;
  return new ChunkLoadError(text, release.name, reason, { cause });
}

function reasonOf(name: string, message: string, code: string): ChunkLoadReason {
  if (name === 'TimeoutError') return 'timeout';
  // the file arrived but ended before it handed over its modules
  if (name === 'ChunkLoadError' && message.includes('(missing:')) return 'evaluation';
  if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return 'chunk';
  return 'evaluation';
}
