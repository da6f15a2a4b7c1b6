import {
  audiencesOf,
  isForSuperAdmins,
  type RemoteRelease,
  signInPathsOf,
  visibleTo,
} from '@canchero/shared-contracts/federation';
import type { Caller } from '../../platform/auth/caller';
import { keyOf, MANIFEST, SHELL, type StoredRemote } from '../../platform/releases/read-release';
import type { RegistryState } from '../../platform/releases/registry-state';
import { signPath } from '../../platform/releases/signed-path';
import { type ActiveRow, canaryOf } from '../../platform/releases/sql';
import { within } from '../../platform/releases/within';
import type { Services } from '../../platform/services';
import { clubIdsOf } from '../clubs/reads';
import { triesOut } from './canary';

/** Milliseconds within which the database says which clubs the caller works at; else the active releases are listed. */
const PATIENCE_MS = 2_000;

/** Releases that a caller has. */
interface ReleasesFor {
  remotes: RemoteRelease[];
  /** Version of the shell; null if it is not known, as while the database is down. */
  shell: string | null;
  activeShell: string | null;
}

/**
 * Lists the remotes that the caller may load, each with its active and its previous release and the part of its
 * descriptor that the caller may know. Members of a club that tries a release get that one, with the active one as the
 * previous. `entry` is the address of the release's Module Federation manifest.
 * @see https://module-federation.io/configure/manifest.html
 */
export async function remotesFor(services: Services, caller: Caller | null): Promise<ReleasesFor> {
  const state = await services.registry.current();
  const audiences = audiencesOf(caller);
  const clubIds = caller && state.active.some(canaryOf) ? await clubsOf(services, caller) : [];
  const remotes = state.active.flatMap((row) => {
    const [release, previous] = versionsFor(row, clubIds ?? []).flatMap((version) => {
      const stored = state.stored.get(keyOf({ name: row.name, version }));
      return stored?.kind === 'remote' ? [stored] : [];
    });
    const known = release && visibleTo(release.descriptor, audiences);
    return release && known ? [{ ...known, ...describe(services, state, release, previous) }] : [];
  });
  const row = state.active.find(({ name }) => name === SHELL);
  const [shell = null] = row && clubIds ? versionsFor(row, clubIds) : [];
  return { remotes, shell, activeShell: row?.version ?? null };
}

/** Lists the versions of a remote or the shell that somebody may load, the first choice first. */
function versionsFor(row: ActiveRow, clubIds: readonly string[]): string[] {
  const canary = canaryOf(row);
  const tries = canary && clubIds.some((id) => triesOut(row.name, canary, id));
  return [tries ? canary.version : null, row.version, row.previous_version].filter((version) => version !== null);
}

/** Lists the clubs that a caller works at; null if the database does not say. */
const clubsOf = ({ db }: Services, { id }: Caller): Promise<string[] | null> =>
  within<string[] | null>(
    db.platform((tx) => clubIdsOf(tx, id)),
    PATIENCE_MS,
    null,
  );

/** Lists the paths of the screens of active releases for which one has to sign in. */
export async function signInPaths(services: Services): Promise<string[]> {
  const { active, stored } = await services.registry.current();
  const releases = active.flatMap((row) => stored.get(keyOf(row)) ?? []);
  return signInPathsOf(releases.flatMap((release) => (release.kind === 'remote' ? [release.descriptor] : [])));
}

function describe(
  services: Services,
  { registered }: RegistryState,
  release: StoredRemote,
  previous: StoredRemote | undefined,
): Pick<RemoteRelease, 'version' | 'entry' | 'integrity' | 'previous'> {
  const filesOf = (stored: StoredRemote) => ({
    version: stored.version,
    entry: entryOf(services, stored),
    integrity: registeredIntegrity(registered, stored),
  });
  return {
    ...filesOf(release),
    previous: previous ? { ...filesOf(previous), contracts: previous.descriptor.contracts } : null,
  };
}

/** Returns the hash of the time of registration: pages refuse a manifest that was changed on disk since. */
const registeredIntegrity = (registered: RegistryState['registered'], { name, version, integrity }: StoredRemote) =>
  registered.find((row) => row.name === name && row.version === version)?.integrity ?? integrity;

function entryOf({ clock, config }: Services, { name, version, descriptor }: StoredRemote): string {
  const file = `${name}/${version}/${MANIFEST}`;
  if (!isForSuperAdmins(descriptor)) return `/remotes/${file}`;
  return `/remotes/signed/${signPath(name, clock(), config.secrets.tokenPepper)}/${file}`;
}
