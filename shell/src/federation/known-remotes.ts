import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { readEntry, writeEntry } from '../storage/entries';

interface KnownRemotes {
  /** Id of the user whose list it is; null for an anonymous caller. */
  caller: string | null;
  releases: RemoteRelease[];
}

/** Returns the last list that the registry gave this caller in this tab, or null. Never another caller's. */
export function knownRemotes(caller: string | null): RemoteRelease[] | null {
  const known = readEntry<KnownRemotes>('knownRemotes');
  return known?.caller === caller ? known.releases : null;
}

/** Keeps a list for the time that the registry does not answer. */
export const keepRemotes = (caller: string | null, releases: RemoteRelease[]): void =>
  writeEntry('knownRemotes', { caller, releases } satisfies KnownRemotes);

export const forgetRemotes = (): void => writeEntry('knownRemotes', null);
