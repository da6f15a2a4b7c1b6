import type { Tx } from '../../platform/db/database';
import type { StoredRelease } from '../../platform/releases/release-store';
import type { Services } from '../../platform/services';
import { type ActiveRow, insertRelease, listActive, listReleases, type ReleaseRow, setActive } from './sql';

/** Releases in the store, with the registered and the active ones. */
export interface RegistryState {
  stored: Map<string, StoredRelease>;
  registered: ReleaseRow[];
  active: ActiveRow[];
}

/** Identifies a release in maps. */
export const keyOf = (release: { name: string; version: string }) => `${release.name}/${release.version}`;

/**
 * Reads the registry after bringing it up to date with the store: registers new folders, fulfils activation requests,
 * and activates the newest release of each remote without an active one.
 */
export async function readRegistry(services: Services): Promise<RegistryState> {
  const { db, releases } = services;
  const requests = await releases.activationRequests();
  const all = await releases.all({ fresh: requests.size > 0 });
  const stored = new Map(all.map((release) => [keyOf(release), release]));
  const state = await db.platform(async (tx) => {
    const before = await stateOf(tx);
    const changed = await register(services, tx, all, before, requests);
    return changed ? stateOf(tx) : before;
  });
  for (const [name, version] of requests) await releases.removeRequest(name, version);
  return { stored, ...state };
}

const stateOf = async (tx: Tx) => ({ registered: await listReleases(tx), active: await listActive(tx) });

async function register(
  { clock }: Services,
  tx: Tx,
  stored: StoredRelease[],
  before: Omit<RegistryState, 'stored'>,
  requests: Map<string, string>,
): Promise<boolean> {
  const known = new Set(before.registered.map(keyOf));
  const fresh = stored.filter((release) => !known.has(keyOf(release)));
  for (const { name, version, integrity } of fresh) await insertRelease(tx, { name, version, integrity, at: clock() });
  const wanted = new Map([...newestOfInactive(stored, before.active), ...requests]);
  for (const [name, version] of wanted) {
    if (stored.some((release) => release.name === name && release.version === version)) {
      await setActive(tx, name, version, clock());
    }
  }
  return fresh.length > 0 || wanted.size > 0;
}

function newestOfInactive(stored: StoredRelease[], active: ActiveRow[]): Map<string, string> {
  const names = new Set(active.map((row) => row.name));
  const inOrder = stored
    .filter((release) => !names.has(release.name))
    .sort((a, b) => a.builtAt.getTime() - b.builtAt.getTime());
  return new Map(inOrder.map((release) => [release.name, release.version]));
}
