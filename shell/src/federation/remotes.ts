import type { User } from '@canchero/shared-contracts/auth';
import { federationEndpoints, type RemoteRelease } from '@canchero/shared-contracts/federation';
import { createStore } from 'zustand/vanilla';
import { serverNow } from '../session/server-clock';
import { call } from '../session/session-call';
import { session } from '../session/session-store';
import { forgetRemotes, keepRemotes, knownRemotes } from './known-remotes';
import { listReleases } from './load-module';
import { readOverrides } from './overrides';
import { keepTrying } from './recovery';
import { REGISTRY_LIMIT_MS, takePrefetchedRegistry } from './registry-prefetch';

export interface RemotesState {
  /** `error`: the registry does not answer, and no earlier answer to this caller is known. */
  status: 'loading' | 'ready' | 'error';
  releases: readonly RemoteRelease[];
}

export const remotes = createStore<RemotesState>(() => ({ status: 'loading', releases: [] }));

/** Age below which the list is not read again. */
const FRESH_MS = 5000;
/** Server's time at which the shown list was requested, in epoch milliseconds. */
let readAt = Number.NEGATIVE_INFINITY;
/** Number of the last request, and of the one whose answer is shown. */
let asked = 0;
let shown = 0;
let running: Promise<void> | null = null;
/** Settles with the last request, which may take longer than a page waits. */
let answered: Promise<void> = Promise.resolve();
/** Ends the attempts to read a list that could not be read. Null: it was read. */
let stopTrying: (() => void) | null = null;

/**
 * Reads the caller's remotes. If there is no answer within three seconds, the last known list is used; an answer that
 * comes later still counts, and the registry is tried until there is one. Never rejects.
 */
export function loadRemotes(): Promise<void> {
  asked += 1;
  const reading = read(asked).finally(() => {
    if (running === reading) running = null;
  });
  running = reading;
  return reading;
}

async function read(request: number): Promise<void> {
  const { user, token } = session.getState();
  const early = takePrefetchedRegistry(token);
  const at = serverNow();
  const answer = listReleases(() => (early ? early.catch(ask) : ask())).then((list) => show(request, user, list, at));
  answered = answer.catch(() => {});
  try {
    await inTime(answer);
  } catch (error) {
    if (request > shown) await showKnown(request, user, error);
  }
}

async function show(request: number, user: User | null, list: RemoteRelease[], at: number): Promise<void> {
  const releases = await withOverrides(list, user);
  if (request <= shown) return;
  shown = request;
  readAt = at;
  stopTrying?.();
  stopTrying = null;
  keepRemotes(user?.id ?? null, list);
  remotes.setState({ status: 'ready', releases });
}

async function showKnown(request: number, user: User | null, error: unknown): Promise<void> {
  if (!stopTrying) console.error('the registry of remotes could not be read', error);
  stopTrying ??= keepTrying(() => loadRemotes().then(() => answered));
  const { status } = remotes.getState();
  if (status === 'ready') return;
  const known = knownRemotes(user?.id ?? null);
  const releases = known && (await withOverrides(known, user));
  if (request > shown) remotes.setState(releases ? { status: 'ready', releases } : { status: 'error' });
}

/** Replaces releases by those of developers' machines, if the page has any. */
async function withOverrides(releases: readonly RemoteRelease[], user: User | null): Promise<readonly RemoteRelease[]> {
  const overrides = readOverrides();
  if (Object.keys(overrides).length === 0) return releases;
  const { overrideReleases } = await import(/* webpackChunkName: "developer" */ './override-releases');
  return overrideReleases(releases, overrides, user);
}

const ask = (): Promise<RemoteRelease[]> => call(federationEndpoints.remotes, {});

/** Limits the time that a page waits for an answer; the request goes on. */
function inTime(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), REGISTRY_LIMIT_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** Reads the remotes after a change of user. Nothing of the previous caller's list remains. */
export function reloadRemotesForCaller(): Promise<void> {
  takePrefetchedRegistry(null);
  forgetRemotes();
  shown = asked;
  remotes.setState({ status: 'loading', releases: [] });
  return loadRemotes();
}

/** Looks for new releases, unless that happened a moment ago. Never rejects. */
export function refreshRemotes(): Promise<void> {
  if (running) return running;
  return serverNow() - readAt < FRESH_MS ? Promise.resolve() : loadRemotes();
}

/**
 * Reads the remotes unless the known list is younger than a change.
 * @param changedAt epoch milliseconds of the server
 */
export const catchUp = (changedAt: number): Promise<void> => (readAt > changedAt ? Promise.resolve() : loadRemotes());
