import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors } from '@canchero/shared-contracts/federation';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { misfitOf } from '../../platform/releases/compatibility';
import { DamagedReleaseError, MANIFEST, PAGE, ReleaseError, SHELL } from '../../platform/releases/read-release';
import { isAsRegistered, keyOf, type RegistryState, runningShellOf } from '../../platform/releases/registry';
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
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has} if the running shell does not have the contracts that it needs
 */
export async function activate(services: Services, requestId: string, caller: Caller, name: string, version: string) {
  const state = await services.registry.current();
  await checkRelease(services, state, { name, version });
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
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has}
 */
export async function rollback(services: Services, requestId: string, caller: Caller, name: string) {
  const state = await services.registry.current();
  const version = state.active.find((row) => row.name === name)?.previous_version;
  if (version) await checkRelease(services, state, { name, version });
  await services.db.platform(async (tx) => {
    const known = (await listReleases(tx)).some((release) => release.name === name);
    if (!known) throw AppError.of(federationErrors.unknown_release);
    if (!(await swapActive(tx, name, services.clock()))) throw AppError.of(federationErrors.no_previous_release);
    await record(tx, requestId, caller, 'release.rollback', name);
  });
  services.registry.forget();
  return listAll(services);
}

/** Checks that a release of the store is whole, as it was registered, and fits the running shell. */
async function checkRelease(
  { releases }: Services,
  { stored, registered, active }: RegistryState,
  { name, version }: { name: string; version: string },
): Promise<void> {
  const release = await releases.check(name, version).catch((error: Error) => {
    if (error instanceof DamagedReleaseError) throw AppError.of(federationErrors.damaged_release, { file: error.file });
    if (error instanceof ReleaseError) throw AppError.of(federationErrors.unknown_release);
    throw error;
  });
  if (!stored.has(keyOf(release))) throw AppError.of(federationErrors.unknown_release);
  if (!isAsRegistered(release, registered))
    throw AppError.of(federationErrors.damaged_release, { file: name === SHELL ? PAGE : MANIFEST });
  const misfit = misfitOf(release, runningShellOf({ stored, active }));
  if (misfit) throw AppError.of(federationErrors.incompatible_release, { ...misfit });
}

const record = (tx: Tx, requestId: string, caller: Caller, action: string, id: string) =>
  audit(tx, { requestId, actorId: caller.id, role: 'super_admin', action, object: { type: 'release', id } });
