import { writeEntry } from '../storage/entries';
import { isLocal, readOverrides } from './overrides';

/** Stores `?remote=mfe-x=http://localhost:…/mf-manifest.json` of the address. Only on a local host. */
export function adoptOverrides(page: Pick<Location, 'hostname' | 'search'>): void {
  if (!isLocal(page.hostname)) return;
  const asked = new URLSearchParams(page.search).getAll('remote').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return isManifestUrl(rest.join('=')) ? [[name, rest.join('=')] as const] : [];
  });
  if (asked.length > 0) writeEntry('remoteOverrides', { ...readOverrides(), ...Object.fromEntries(asked) });
}

function isManifestUrl(text: string): boolean {
  return URL.canParse(text) && isLocal(new URL(text).hostname);
}
