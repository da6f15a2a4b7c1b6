import type { Tx } from '../db/database';
import { misfitOf, misfitText } from './compatibility';
import { keyOf, ReleaseError, SHELL, type StoredRelease, type StoredShell } from './read-release';
import { isAsRegistered, type RegistryState } from './registry-state';
import type { ReleaseStore } from './release-store';
import { type ActiveRow, insertRelease, setActive } from './sql';

/** Surroundings of a registration. `onError` is told of what cannot be activated. */
interface Registrar {
  store: ReleaseStore;
  at: Date;
  onError(error: unknown): void;
}

/**
 * Registers what is new in the store, and activates what is requested and the newest release of each name without an
 * active one. What does not fit the shell, or is not what was registered, stays as it is.
 * @param all releases in the store
 * @param requests versions to activate, by name
 * @returns true if the registrations may have changed
 */
export async function registerReleases(
  tx: Tx,
  all: readonly StoredRelease[],
  before: Omit<RegistryState, 'stored'>,
  requests: ReadonlyMap<string, string>,
  { store, at, onError }: Registrar,
): Promise<boolean> {
  const known = new Set(before.registered.map(keyOf));
  const found = all.filter((release) => !release.isCopy && !known.has(keyOf(release)));
  // looked for after the registrations were read: a folder that left with its own is not to come back
  const fresh = await store.present(found);
  const stored = all.filter((release) => known.has(keyOf(release)) || fresh.includes(release));
  for (const { name, version, integrity } of fresh) await insertRelease(tx, { name, version, integrity, at });
  const shell = shellAfter(stored, before.active, requests);
  // one that was uploaded waits to be activated
  const uploaded = new Set(before.registered.filter(({ author }) => author !== null).map(keyOf));
  const fitting = stored.filter((release) => !misfitOf(release, shell) && !uploaded.has(keyOf(release)));
  const wanted = new Map([...newestOfInactive(fitting, before.active), ...requests]);
  for (const [name, version] of wanted) {
    const release = stored.find((one) => one.name === name && one.version === version);
    const misfit = release && misfitOf(release, shell);
    if (misfit) onError(new ReleaseError(misfitText(release, misfit)));
    else if (release && !isAsRegistered(release, before.registered))
      onError(new ReleaseError(`${name} ${version} is not the one that was registered`));
    else if (release) await setActive(tx, name, version, at);
  }
  return fresh.length > 0 || wanted.size > 0;
}

/** Returns the shell that is active once the requests are fulfilled. */
function shellAfter(
  stored: readonly StoredRelease[],
  active: readonly ActiveRow[],
  requests: ReadonlyMap<string, string>,
): StoredShell | undefined {
  const row = active.find(({ name }) => name === SHELL);
  const version = requests.get(SHELL) ?? row?.version ?? newestOfInactive(stored, active).get(SHELL);
  return stored.find((release): release is StoredShell => release.kind === 'shell' && release.version === version);
}

/** Returns the newest version of each name that has no active release. */
function newestOfInactive(stored: readonly StoredRelease[], active: readonly ActiveRow[]): Map<string, string> {
  const names = new Set(active.map((row) => row.name));
  const inOrder = stored
    .filter((release) => !names.has(release.name))
    .sort((a, b) => a.builtAt.getTime() - b.builtAt.getTime());
  return new Map(inOrder.map((release) => [release.name, release.version]));
}
