import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { useEffect, useState } from 'react';
import { isDirty } from '../navigation/unsaved-input';
import { refreshRemotes, remotes } from './remotes';

/** Time that a screen waits for news of a release before it opens with the known one. */
const PATIENCE_MS = 400;

/**
 * Returns the release that a screen opens with. Entering the remote, or another of its screens, takes the newest one,
 * unless a form has unsaved input; an open screen keeps its own. Null while the registry is asked.
 */
export function useRelease(match: { name: string; screen: string }): RemoteRelease | null {
  const { name, screen } = match;
  const [taken, setTaken] = useState<{ name: string; screen: string; release: RemoteRelease } | null>(null);
  useEffect(() => {
    let live = true;
    const take = () => {
      const newest = remotes.getState().releases.find((release) => release.name === name);
      if (live && newest) setTaken((before) => ({ name, screen, release: keepOrTake(before, newest) }));
    };
    void Promise.race([refreshRemotes(), new Promise((done) => setTimeout(done, PATIENCE_MS))]).then(take);
    return () => {
      live = false;
    };
  }, [name, screen]);
  // the open screen stays while the next one of the same remote is looked up
  return taken?.name === name ? taken.release : null;
}

/** Returns the same object for the same release, so that it is not mounted again. */
function keepOrTake(before: { release: RemoteRelease } | null, newest: RemoteRelease): RemoteRelease {
  if (before?.release.name !== newest.name) return newest;
  const same = before.release.version === newest.version && before.release.entry === newest.entry;
  return same || isDirty() ? before.release : newest;
}
