import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { useEffect, useState } from 'react';
import { isDirty } from '../navigation/unsaved-input';
import { freshenRemotes, remotes } from './remotes';

/** How long a screen waits for news of a release before it opens with the one that is known. */
const PATIENCE_MS = 400;

/**
 * The release that a screen opens with. Coming from elsewhere, or going on to another of the remote's screens, takes up
 * the newest one, unless a form has unsaved input; an open screen keeps its own. Null while that is being found out.
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
    void Promise.race([freshenRemotes(), new Promise((done) => setTimeout(done, PATIENCE_MS))]).then(take);
    return () => {
      live = false;
    };
  }, [name, screen]);
  // while the next screen of the same remote is looked up, the open one stays
  return taken?.name === name ? taken.release : null;
}

/** The same object for the same release, so that nothing is mounted anew for nothing. */
function keepOrTake(before: { release: RemoteRelease } | null, newest: RemoteRelease): RemoteRelease {
  if (before?.release.name !== newest.name) return newest;
  const same = before.release.version === newest.version && before.release.entry === newest.entry;
  return same || isDirty() ? before.release : newest;
}
