import { federationEndpoints, type RemoteRelease } from '@canchero/shared-contracts/federation';
import { createStore } from 'zustand/vanilla';
import { call } from '../session/session-call';
import { listReleases } from './load-module';
import { applyOverrides } from './overrides';
import { takePrefetchedRegistry } from './registry-prefetch';

export interface RemotesState {
  status: 'loading' | 'ready' | 'error';
  releases: readonly RemoteRelease[];
}

export const remotes = createStore<RemotesState>(() => ({ status: 'loading', releases: [] }));

/** Age below which the list is not read again. */
const FRESH_MS = 5000;
let readAt = Number.NEGATIVE_INFINITY;
let latest = 0;
let running: Promise<void> | null = null;

/** Reads the caller's remotes. Keeps the previous list on failure. */
export function loadRemotes(): Promise<void> {
  latest += 1;
  const reading = read(latest).finally(() => {
    if (running === reading) running = null;
  });
  running = reading;
  return reading;
}

async function read(request: number): Promise<void> {
  try {
    const early = takePrefetchedRegistry();
    const list = await listReleases(() => (early ? early.catch(ask) : ask()));
    if (request !== latest) return;
    readAt = Date.now();
    remotes.setState({ status: 'ready', releases: applyOverrides(list) });
  } catch (error) {
    console.error('the registry of remotes could not be read', error);
    if (request === latest)
      remotes.setState(({ releases }) => ({ status: releases.length > 0 ? 'ready' : 'error', releases }));
  }
}

const ask = (): Promise<RemoteRelease[]> => call(federationEndpoints.remotes, {});

/** Reads the remotes after a change of user, without trusting the previous list. */
export function reloadRemotesForCaller(): Promise<void> {
  takePrefetchedRegistry();
  remotes.setState({ status: 'loading' });
  return loadRemotes();
}

/** Looks for new releases, unless that happened a moment ago. Never rejects. */
export function refreshRemotes(): Promise<void> {
  if (running) return running;
  return Date.now() - readAt < FRESH_MS ? Promise.resolve() : loadRemotes();
}
