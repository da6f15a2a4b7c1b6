import { ChunkLoadError } from '@canchero/shared-contracts/kit';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { preferences } from '../i18n/preferences';
import { isAltered } from './altered';
import { type Attempt, addressOf, attemptOf } from './attempt';
import { readManifest } from './manifest';
import { preloadFiles, preloadShared } from './preload-files';

const MANIFEST_MS = 10_000;
const ENTRY_MS = 120_000;
const CHUNKS_MS = 120_000;

/**
 * Gives the federation runtime what it lacks: limits of time, a check of the HTTP status, checksums, an abort, retries
 * at addresses of their own, and a preload of all that a module needs.
 * @see https://module-federation.io/plugin/dev/index Hooks of a runtime plugin
 */
export const runtimePlugin: ModuleFederationRuntimePlugin = {
  name: 'canchero',

  fetch(url, _init, remote) {
    const attempt = remote && attemptOf(remote.name);
    if (!attempt) return;
    return fetchManifest(url, attempt).catch(async (cause: Error) => {
      const refused = cause.name === 'TypeError' && (await isAltered(url, attempt.integrity));
      const reason = refused ? 'integrity' : cause.name === 'TimeoutError' ? 'timeout' : 'manifest';
      attempt.failure = new ChunkLoadError(`manifest at ${url}: ${cause.message}`, remote.name, reason, { cause });
      throw cause;
    });
  },

  /** Forgets the container of an earlier attempt: its entry may have arrived late, and its chunks may hang. */
  async loadEntry({ remoteInfo }) {
    if (attemptOf(remoteInfo.name)?.number) Object.assign(globalThis, { [remoteInfo.entryGlobalName]: undefined });
  },

  createScript({ url, remoteInfo }) {
    const attempt = remoteInfo && attemptOf(remoteInfo.name);
    if (!attempt) return;
    const script = document.createElement('script');
    // the remote's chunks take the query over (tools/bundling/chunk-query.mjs)
    script.src = addressOf(url, attempt);
    attempt.entry = url;
    const integrity = attempt.files?.integrity.get(url);
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_MS };
  },

  /** Switches off the runtime's own preloading, which runs chunks and attaches style sheets unchecked. */
  async beforePreloadRemote({ preloadOps }) {
    preloadOps.length = 0;
  },

  async afterResolve(resolved) {
    const { files, ahead } = attemptOf(resolved.remote.name) ?? {};
    if (files) {
      const { files: own = [], shared = [] } = files.modules[resolved.expose] ?? {};
      const texts = files.catalogues[preferences.getState().language] ?? [];
      preloadFiles([...own, ...texts], files, ahead);
      preloadShared(shared);
    }
    return resolved;
  },

  async getModuleFactory({ remoteEntryExports, expose }) {
    return limit(CHUNKS_MS, async () => remoteEntryExports.get(expose));
  },
};

async function fetchManifest(url: string, attempt: Attempt): Promise<Response> {
  const { integrity, number, cancel } = attempt;
  return limit(MANIFEST_MS, async (timeout) => {
    const response = await fetch(url, {
      ...(integrity && { integrity }),
      // the folder is named by its content, so only a failed attempt asks past the browser's cache
      cache: number === 0 ? 'default' : 'reload',
      signal: AbortSignal.any([timeout, cancel.signal]),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const text = await response.text();
    attempt.files = readManifest(text, url);
    return new Response(text);
  });
}

/**
 * Runs work for at most the given milliseconds. The signal is aborted then.
 * @throws TimeoutError (DOMException)
 */
async function limit<T>(ms: number, work: (timeout: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('timed out', 'TimeoutError');
      timeout.abort(error);
      reject(error);
    }, ms);
  });
  return Promise.race([work(timeout.signal), over]).finally(() => clearTimeout(timer));
}
