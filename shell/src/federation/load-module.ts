import type { Language } from '@canchero/shared-contracts/core';
import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { ChunkLoadError, type ChunkLoadReason, type RemoteParcel } from '@canchero/shared-contracts/kit';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ParcelConfig } from 'single-spa';
import { preferences } from '../i18n/preferences';
import { isAltered } from './altered';
import type { Attempt } from './attempt';
import { fitsContracts } from './contracts-range';
import { evict, failHungShellChunks, present } from './federation-runtime';
import { measureLoad } from './load-time';
import { preloadFiles, preloadShared } from './preload-files';

/**
 * Lifecycles that a remote exposes as `./app`.
 * @see https://single-spa.js.org/docs/parcels-overview/
 */
export type RemoteApp = ParcelConfig<RemoteProps> & Partial<Pick<RemoteParcel<RemoteProps>, 'prepare'>>;

/** Lists the releases of the registry. The single bundle replaces this with its own list. */
export const listReleases = (ask: () => Promise<RemoteRelease[]>): Promise<RemoteRelease[]> => ask();

interface Loading {
  module: Promise<unknown>;
  /** Default export of the module, once it has loaded. */
  exposed?: unknown;
  cancel: AbortController;
}
const loads = new Map<string, Loading>();

/** Names a load. The version in it lets two releases of one remote live side by side in a page. */
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
  const loading: Loading & { module: Promise<T> } = { module: load<T>(release, module, cancel.signal), cancel };
  loads.set(key, loading);
  loading.module.then(
    (exposed) => {
      loading.exposed = exposed;
    },
    () => loads.get(key) === loading && loads.delete(key),
  );
  return loading.module;
}

/** Returns a module of a release that has loaded already, or null. */
export const loadedModule = <T>(release: RemoteRelease, module: string): T | null =>
  (loads.get(`${keyOf(release)}|${module}`)?.exposed as T | undefined) ?? null;

/**
 * Fetches the app of a release and, if given, the code and texts of one of its screens, without running them. Returns
 * false if it cannot: a visit shows and retries a failure.
 */
export async function prefetchApp(release: RemoteRelease, screen?: string): Promise<boolean> {
  if (!fitsContracts(release.contracts)) return false;
  const attempt = present(release);
  const loaded = loads.has(`${keyOf(release)}|./app`);
  try {
    if (!loaded) {
      attempt.ahead = 'prefetch';
      await loadRemote(`${attempt.name}/app`, { loadFactory: false, from: 'runtime' });
    }
    const code = attempt.files?.screens[screen ?? ''];
    if (attempt.files && code) {
      const texts = code.catalogues[preferences.getState().language] ?? [];
      preloadFiles([...code.files, ...texts], attempt.files, 'prefetch');
      preloadShared(code.shared);
    }
    return true;
  } catch {
    if (!loaded && attempt === present(release)) evict(release);
    return false;
  }
}

/**
 * Runs an app that was fetched ahead, and loads its texts: a visit then paints it with its first frame. Never rejects:
 * a visit shows and retries a failure.
 */
export const prepareApp = (release: RemoteRelease, language: Language): Promise<void> =>
  loadApp(release).then(
    (app) => app.prepare?.(language),
    () => undefined,
  );

/** Forgets a load that has not finished, so that the next one fetches again. */
export function abandonModule(release: RemoteRelease, module: string): void {
  const key = `${keyOf(release)}|${module}`;
  const loading = loads.get(key);
  if (!loading) return;
  loads.delete(key);
  loading.cancel.abort();
  failHungShellChunks();
  evict(release);
}

async function load<T>(release: RemoteRelease, module: string, signal: AbortSignal): Promise<T> {
  const { name, version, contracts } = release;
  if (!fitsContracts(contracts))
    throw new ChunkLoadError(`${name} ${version} needs contracts ${contracts}`, name, 'incompatible');
  const start = performance.now();
  const attempt = present(release);
  attempt.ahead = 'preload';
  try {
    const exposed = await loadRemote<{ default: T }>(`${attempt.name}/${module.slice(2)}`);
    if (!exposed) throw new Error(`${name} exposes no ${module}`);
    measureLoad(release, module, start);
    return exposed.default;
  } catch (cause) {
    if (!signal.aborted) evict(release);
    throw await toChunkLoadError(attempt, module, cause, release);
  }
}

/**
 * Maps an error of the runtime or the bundler to its reason, by its name, code and text, and by what the file is now.
 */
async function toChunkLoadError(
  attempt: Attempt,
  module: string,
  thrown: unknown,
  release: Pick<RemoteRelease, 'name' | 'version'>,
): Promise<ChunkLoadError> {
  const cause = attempt.failure ?? thrown;
  const { name = '', message = String(cause), code = '', request } = cause as FileError;
  let reason = cause instanceof ChunkLoadError ? cause.reason : reasonOf(name, message, code);
  if ((reason === 'entry' || reason === 'chunk') && (await hasAlteredFile(attempt, module, reason, request)))
    reason = 'integrity';
  const text = `${release.name} ${release.version} did not load (${reason}): ${message.split('\n')[0]}`;
  return new ChunkLoadError(text, release.name, reason, { cause });
}

/** Error of the runtime or the bundler. `request`: address of the script; absent for a style sheet. */
interface FileError {
  name?: string;
  message?: string;
  code?: string;
  request?: string;
}

/** Tells whether a file that did not load has arrived, but is not the one of the manifest. */
async function hasAlteredFile(
  { entry, files }: Attempt,
  module: string,
  reason: 'entry' | 'chunk',
  request?: string,
): Promise<boolean> {
  const chunks = request ? [request.replace(/\?.*/, '')] : (files?.modules[module]?.files ?? []);
  const suspects = reason === 'entry' ? [entry ?? ''] : chunks;
  const altered = await Promise.all(suspects.map((url) => isAltered(url, files?.integrity.get(url))));
  return altered.includes(true);
}

/**
 * Returns the reason for an error of the runtime or the bundler.
 * @see https://module-federation.io/guide/troubleshooting/runtime Codes of the runtime
 */
function reasonOf(name: string, message: string, code: string): ChunkLoadReason {
  if (name === 'TimeoutError' || message.includes('timed out')) return 'timeout';
  if (message.includes('ScriptNetworkError')) return 'entry';
  // the file arrived but ended before it handed over its modules
  if (name === 'ChunkLoadError' && message.includes('(missing:')) return 'evaluation';
  if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return 'chunk';
  return 'evaluation';
}
