import { ChunkLoadError } from '@canchero/shared-contracts/kit';
import { chunkTimeout } from './chunk-timeout';
import { keepManifest } from './fetched-manifests';

interface Target {
  name: string;
  entry: string;
  /** `sha256-<base64>`; empty: not checked. */
  integrity?: string;
}

/**
 * Fetches and checks the manifest before Module Federation sees it: that checks neither status nor shape, waits for ever
 * and cannot be aborted. The text is kept for it, so that it is fetched once.
 * Throws ChunkLoadError, `manifest` or `timeout`.
 */
export async function preflight(target: Target, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(chunkTimeout());
  try {
    const response = await fetch(target.entry, { cache: 'no-cache', signal: AbortSignal.any([signal, timeout]) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const text = await response.text();
    check(JSON.parse(text));
    await checkIntegrity(text, target.integrity);
    keepManifest(target.entry, text);
  } catch (cause) {
    const reason = timeout.aborted ? 'timeout' : 'manifest';
    throw new ChunkLoadError(`manifest of ${target.name}: ${(cause as Error).message}`, target.name, reason, { cause });
  }
}

function check(manifest: unknown): void {
  const { metaData, exposes } = (manifest ?? {}) as {
    metaData?: { remoteEntry?: { name?: unknown } };
    exposes?: unknown;
  };
  if (typeof metaData?.remoteEntry?.name !== 'string' || !Array.isArray(exposes)) throw new Error('not a manifest');
}

/** Only a secure context has a digest; elsewhere (a phone on the club's network in development) it is left out. */
async function checkIntegrity(text: string, integrity = ''): Promise<void> {
  if (!integrity.startsWith('sha256-') || !globalThis.crypto?.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const actual = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (actual !== integrity) throw new Error('the manifest is not the registered one');
}
