import { loadShare } from '@module-federation/enhanced/runtime';
import type { RemoteFiles } from './manifest';

const asked = new Set<string>();

/** Ways to fetch ahead: `preload` for what this screen needs, `prefetch` for what a later one may need. */
export type Ahead = 'preload' | 'prefetch';

/**
 * Fetches scripts and style sheets before the code that will ask for them. Each file once: two modules of a remote
 * share files. The browser uses a preloaded file only for a request with the same checksum.
 */
export function preloadFiles(
  urls: readonly string[],
  { integrity, esm }: Pick<RemoteFiles, 'integrity' | 'esm'>,
  ahead: Ahead = 'preload',
): void {
  for (const url of urls) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    const style = url.endsWith('.css');
    link.rel = ahead === 'preload' && esm && !style ? 'modulepreload' : ahead;
    link.as = style ? 'style' : 'script';
    link.href = url;
    const checksum = integrity.get(url);
    if (checksum) link.integrity = checksum;
    if (checksum || new URL(url).origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}

/** Preloads shared modules that a remote will ask for. The remote's own request reports a failure. */
export function preloadShared(names: readonly string[]): void {
  for (const name of names) loadShare(name).catch(() => undefined);
}
