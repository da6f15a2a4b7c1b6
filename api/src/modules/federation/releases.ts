import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors } from '@canchero/shared-contracts/federation';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { misfitOf } from '../../platform/releases/compatibility';
import type { StoredRelease } from '../../platform/releases/read-release';
import { keyOf, type RegistryState, runningShellOf } from '../../platform/releases/registry';
import { listReleases, setActive, swapActive } from '../../platform/releases/sql';
import type { Services } from '../../platform/services';

/** Lists all registered releases. */
export async function listAll({ registry }: Services) {
  const { registered } = await registry.current();
  return registered.map(({ integrity: _, retired_at: __, ...release }) => release);
}

/**
 * Activates a release.
 * @throws unknown_release if it is not in the store
 * @throws incompatible_release {needs, has} if the running shell does not have the contracts that it needs
 */
export async function activate(services: Services, requestId: string, caller: Caller, name: string, version: string) {
  const state = await services.registry.current();
  const release = state.stored.get(keyOf({ name, version }));
  if (!release) throw AppError.of(federationErrors.unknown_release);
  checkFit(release, state);
  await services.db.platform(async (tx) => {
    await setActive(tx, name, version, services.clock());
    await record(tx, requestId, caller, 'release.activate', `${name}/${version}`);
  });
  services.registry.forget();
  return listAll(services);
}

/**
 * Activates the release that was active before.
 * @throws unknown_release
 * @throws no_previous_release
 * @throws incompatible_release {needs, has}
 */
export async function rollback(services: Services, requestId: string, caller: Caller, name: string) {
  const state = await services.registry.current();
  const version = state.active.find((row) => row.name === name)?.previous_version;
  const previous = version && state.stored.get(keyOf({ name, version }));
  if (previous) checkFit(previous, state);
  await services.db.platform(async (tx) => {
    const known = (await listReleases(tx)).some((release) => release.name === name);
    if (!known) throw AppError.of(federationErrors.unknown_release);
    if (!(await swapActive(tx, name, services.clock()))) throw AppError.of(federationErrors.no_previous_release);
    await record(tx, requestId, caller, 'release.rollback', name);
  });
  services.registry.forget();
  return listAll(services);
}

function checkFit(release: StoredRelease, state: RegistryState): void {
  const misfit = misfitOf(release, runningShellOf(state));
  if (misfit) throw AppError.of(federationErrors.incompatible_release, { ...misfit });
}

const record = (tx: Tx, requestId: string, caller: Caller, action: string, id: string) =>
  audit(tx, { requestId, actorId: caller.id, role: 'super_admin', action, object: { type: 'release', id } });
