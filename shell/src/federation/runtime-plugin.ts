import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { chunkTimeout } from './chunk-timeout';
import { takeManifest } from './fetched-manifests';

const asked = new Map<string, number>();

/** Named in the build's configuration, so that it stands before the runtime fetches anything. */
// biome-ignore lint/style/noDefaultExport: the build loads plugins by their default export
export default function resilience(): ModuleFederationRuntimePlugin {
  return {
    name: 'canchero-resilience',
    async fetch(url, init) {
      const manifest = takeManifest(url);
      if (manifest !== undefined) return new Response(manifest, { headers: { 'content-type': 'application/json' } });
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(chunkTimeout()) });
      if (!response.ok) throw new Error(`HTTP ${response.status} for ${url}`);
      return response;
    },
    // a script cannot be aborted: the same URL again would queue behind one that hangs, so a retry gets its own
    createScript({ url }) {
      const times = asked.get(url) ?? 0;
      asked.set(url, times + 1);
      if (times === 0) return { timeout: chunkTimeout() };
      const script = document.createElement('script');
      script.src = `${url}${url.includes('?') ? '&' : '?'}retry=${times}`;
      return { script, timeout: chunkTimeout() };
    },
  };
}
