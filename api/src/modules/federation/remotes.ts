import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { Caller } from '../../platform/auth/caller';
import { MANIFEST, type StoredRemote } from '../../platform/releases/read-release';
import { keyOf, type RegistryState } from '../../platform/releases/registry';
import { signPath } from '../../platform/releases/signed-path';
import type { Services } from '../../platform/services';

/**
 * Lists the remotes that the caller may load, each with its active and its previous release. `entry` is the address of
 * the release's Module Federation manifest.
 * @see https://module-federation.io/configure/manifest.html
 */
export async function remotesFor(services: Services, caller: Caller | null): Promise<RemoteRelease[]> {
  const state = await services.registry.current();
  return state.active.flatMap((row) => {
    const [release, previous] = [row.version, row.previous_version].flatMap((version) => {
      const stored = version === null ? undefined : state.stored.get(keyOf({ name: row.name, version }));
      return stored?.kind === 'remote' ? [stored] : [];
    });
    if (!release || !mayLoad(release, caller)) return [];
    return [describe(services, state, release, previous)];
  });
}

function mayLoad({ descriptor }: StoredRemote, caller: Caller | null): boolean {
  if (descriptor.audience === 'public') return true;
  return descriptor.audience === 'user' ? caller !== null : (caller?.isSuperAdmin ?? false);
}

function describe(
  services: Services,
  { registered }: RegistryState,
  release: StoredRemote,
  previous: StoredRemote | undefined,
): RemoteRelease {
  const filesOf = (stored: StoredRemote) => ({
    version: stored.version,
    entry: entryOf(services, stored),
    integrity: registeredIntegrity(registered, stored),
  });
  return {
    ...release.descriptor,
    ...filesOf(release),
    previous: previous ? { ...filesOf(previous), contracts: previous.descriptor.contracts } : null,
  };
}

/** Returns the hash of the time of registration: pages refuse a manifest that was changed on disk since. */
const registeredIntegrity = (registered: RegistryState['registered'], { name, version, integrity }: StoredRemote) =>
  registered.find((row) => row.name === name && row.version === version)?.integrity ?? integrity;

function entryOf({ clock, config }: Services, { name, version, descriptor }: StoredRemote): string {
  const file = `${name}/${version}/${MANIFEST}`;
  if (descriptor.audience !== 'super_admin') return `/remotes/${file}`;
  return `/remotes/signed/${signPath(name, clock(), config.secrets.tokenPepper)}/${file}`;
}
