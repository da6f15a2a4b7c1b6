import { ChunkLoadError } from '@canchero/shared-contracts/kit';

/** Returns the milliseconds for a manifest, an entry or a chunk to arrive. Tests shorten it in localStorage. */
export const chunkTimeout = (): number => Number(localStorage.getItem('canchero:chunk-timeout')) || 120_000;

interface Target {
  name: string;
  entry: string;
  /** Checksum `sha256-<base64>`. Empty: not checked. */
  integrity?: string;
}

/** Contents of a manifest that the shell uses, with absolute addresses. */
export interface RemoteFiles {
  /** Script to run first, and the global variable that it sets. */
  entry: string;
  globalName: string;
  /** Files and shared modules that each exposed module asks for at once, by its path, such as `./app`. */
  modules: Readonly<Record<string, { files: string[]; shared: readonly string[] }>>;
  /** Files with texts, by language. */
  catalogues: Readonly<Record<string, string[]>>;
}

/** Part of mf-manifest.json that is read. */
interface Manifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
  exposes: { path: string; shared?: string[]; assets: Record<'js' | 'css', { sync: string[] }> }[];
  catalogues?: Record<string, string[]>;
}

/**
 * Fetches and checks a remote's manifest.
 * @throws ChunkLoadError with reason `manifest` or `timeout`
 */
export async function fetchManifest(target: Target, signal: AbortSignal): Promise<RemoteFiles> {
  const timeout = AbortSignal.timeout(chunkTimeout());
  try {
    const response = await fetch(target.entry, { cache: 'no-cache', signal: AbortSignal.any([signal, timeout]) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const text = await response.text();
    const manifest = JSON.parse(text) as unknown;
    if (!isManifest(manifest)) throw new Error('not a manifest');
    await checkIntegrity(text, target.integrity);
    return filesOf(manifest, new URL(target.entry, window.location.href));
  } catch (cause) {
    const reason = timeout.aborted ? 'timeout' : 'manifest';
    throw new ChunkLoadError(`manifest of ${target.name}: ${(cause as Error).message}`, target.name, reason, { cause });
  }
}

function isManifest(value: unknown): value is Manifest {
  const { metaData, exposes } = (value ?? {}) as { [K in keyof Manifest]?: Partial<Manifest[K]> };
  return (
    typeof metaData?.globalName === 'string' && typeof metaData.remoteEntry?.name === 'string' && Array.isArray(exposes)
  );
}

function filesOf({ metaData, exposes, catalogues = {} }: Manifest, base: URL): RemoteFiles {
  const whole = (file: string) => new URL(file, base).href;
  const filesOfModule = ({ path, shared = [], assets }: Manifest['exposes'][number]) =>
    [path, { files: [...assets.css.sync, ...assets.js.sync].map(whole), shared }] as const;
  return {
    entry: whole(metaData.remoteEntry.name),
    globalName: metaData.globalName,
    modules: Object.fromEntries(exposes.map(filesOfModule)),
    catalogues: Object.fromEntries(
      Object.entries(catalogues).map(([language, files]) => [language, files.map(whole)] as const),
    ),
  };
}

/**
 * Checks the manifest's checksum. Skipped outside a secure context, which has no digest: a phone on the club's network
 * in development.
 */
async function checkIntegrity(text: string, integrity = ''): Promise<void> {
  if (!integrity.startsWith('sha256-') || !globalThis.crypto?.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const actual = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual !== integrity) throw new Error('the manifest is not the registered one');
}
