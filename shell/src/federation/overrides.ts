import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { readEntry, writeEntry } from '../storage/entries';

/** Manifest URL on a developer's machine, by remote. */
export type Overrides = Readonly<Record<string, string>>;

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');

/** Stores `?remote=mfe-x=http://localhost:…/mf-manifest.json` of the address. Only on a local host. */
export function adoptOverrides(page: Pick<Location, 'hostname' | 'search'>): void {
  if (!isLocal(page.hostname)) return;
  const asked = new URLSearchParams(page.search).getAll('remote').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return isManifestUrl(rest.join('=')) ? [[name, rest.join('=')] as const] : [];
  });
  if (asked.length > 0) writeEntry('remoteOverrides', { ...readOverrides(), ...Object.fromEntries(asked) });
}

export const readOverrides = (): Overrides =>
  isLocal(window.location.hostname) ? (readEntry<Overrides>('remoteOverrides') ?? {}) : {};

export const dropOverrides = () => writeEntry('remoteOverrides', null);

/** Replaces overridden remotes. An override has no release, no fallback and no checksum. */
export function applyOverrides(releases: readonly RemoteRelease[], overrides = readOverrides()): RemoteRelease[] {
  return releases.map((release) => {
    const entry = overrides[release.name];
    return entry ? { ...release, entry, version: 'override', integrity: '', previous: null } : release;
  });
}

function isManifestUrl(text: string): boolean {
  return URL.canParse(text) && isLocal(new URL(text).hostname);
}
