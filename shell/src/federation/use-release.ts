import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { useEffect, useState } from 'react';
import { isDirty } from '../navigation/unsaved-input';
import { refreshRemotes, remotes } from './remotes';

interface Visit {
  name: string;
  screen: string;
  release: RemoteRelease | null;
}

/**
 * Returns the release that a screen opens with. Entering the remote, or another of its screens, takes the newest known
 * one, unless a form has unsaved input, and looks for newer ones behind it; an open screen keeps its own. Null if the
 * registry no longer has such a remote.
 */
export function useRelease({ name, screen }: { name: string; screen: string }) {
  const [visit, setVisit] = useState<Visit>(() => ({ name, screen, release: newestOf(name) }));
  if (visit.name !== name || visit.screen !== screen) setVisit({ name, screen, release: nextRelease(visit, name) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that opens looks for news
  useEffect(() => void refreshRemotes(), [name, screen]);
  /** Looks for news and takes the newest release, also if only its address is another one. */
  const renewRelease = async () => {
    await refreshRemotes();
    const newest = newestOf(name);
    if (!newest) return;
    setVisit((before) => {
      const { release } = before;
      const same = release?.version === newest.version && release.entry === newest.entry;
      return same || before.name !== name ? before : { ...before, release: newest };
    });
  };
  return { release: visit.name === name ? visit.release : null, renewRelease };
}

const newestOf = (name: string): RemoteRelease | null =>
  remotes.getState().releases.find((release) => release.name === name) ?? null;

/**
 * Returns the same object for the same release, so that it is not mounted again: its address may change at any time.
 */
function nextRelease({ release }: Visit, name: string): RemoteRelease | null {
  const newest = newestOf(name);
  if (release?.name !== name) return newest;
  return !newest || newest.version === release.version || isDirty() ? release : newest;
}
