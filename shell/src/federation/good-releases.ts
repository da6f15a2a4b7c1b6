import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { readEntry, writeEntry } from '../storage/entries';
import type { OlderRelease } from './load-with-retry-and-fallback';

type GoodReleases = Readonly<Record<string, OlderRelease>>;

const goodReleases = (): GoodReleases => readEntry<GoodReleases>('goodReleases') ?? {};

/** Remembers that a release was loaded and mounted in this browser. The administrators' remote leaves nothing. */
export function rememberGood({ name, audience, ...release }: RemoteRelease): void {
  if (audience === 'super_admin' || release.version === 'override') return;
  const { version, entry, integrity, contracts } = release;
  if (goodReleases()[name]?.version === version) return;
  writeEntry('goodReleases', { ...goodReleases(), [name]: { version, entry, integrity, contracts } });
}

/** Returns the release of a remote that was last mounted in this browser, or null. */
export const lastGood = (remote: string): OlderRelease | null => goodReleases()[remote] ?? null;
