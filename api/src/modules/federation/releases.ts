import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors, type RegisteredRelease, type ReleaseState } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { misfitOf } from '../../platform/releases/compatibility';
import { DamagedReleaseError, keyOf, MANIFEST, PAGE, ReleaseError, SHELL } from '../../platform/releases/read-release';
import {
  activeRemotes,
  isAsRegistered,
  type RegistryState,
  runningShellOf,
} from '../../platform/releases/registry-state';
import { listReleases, lockActive, setActive, swapActive } from '../../platform/releases/sql';
import type { Services } from '../../platform/services';
import { checkDeployer, type Deployer, recordDeploy } from './deployer';
import { foreignRoute } from './foreign-route';

const DAY_MS = 24 * 60 * 60_000;

/** Lists all registered releases, with what pages did with them in the last 24 hours. */
export async function listAll(services: Services): Promise<RegisteredRelease[]> {
  const { db, clock } = services;
  const since = new Date(clock().getTime() - DAY_MS);
  const counts = await db.platform((tx) =>
    tx.query<{ name: string; version: string; loads: number; failures: number }>(sql`
      select r.name, r.version,
        (select coalesce(sum(l.count), 0)::int from release_loads l
          where l.remote = r.name and l.release = r.version and l.hour > ${since}) as loads,
        (select coalesce(sum(f.count), 0)::int from release_failures f
          where f.remote = r.name and f.release = r.version and f.hour > ${since}) as failures
      from releases r`),
  );
  const countsOf = new Map(counts.map((row) => [keyOf(row), row]));
  return (await releaseStates(services)).map((release) => {
    const { loads = 0, failures = 0 } = countsOf.get(keyOf(release)) ?? {};
    return { ...release, loads, failures };
  });
}

async function releaseStates({ registry }: Services): Promise<ReleaseState[]> {
  const { registered, stored } = await registry.current();
  return registered.map(({ name, version, active, registered_at, author }) => {
    const release = stored.get(keyOf({ name, version }));
    const contracts = release?.kind === 'remote' ? release.descriptor.contracts : (release?.contracts ?? null);
    return {
      name,
      version,
      active,
      registered_at,
      author,
      contracts,
      size: release?.size ?? null,
      first_load: release?.firstLoad ?? null,
    };
  });
}

/** Lists the releases of one name: a deployer sees no others. */
const listOf = async (services: Services, wanted: string) =>
  (await releaseStates(services)).filter(({ name }) => name === wanted);

/**
 * Activates a release; no effect if it is active and none is tried out.
 * @throws unknown_release if it is not in the store
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has} if the running shell does not have the contracts that it needs
 * @throws foreign_remote {remote}
 * @throws foreign_route {path, remote}
 */
export async function activate(services: Services, by: Deployer, name: string, version: string) {
  checkDeployer(by.caller, name);
  const state = await services.registry.fresh({ name, version });
  await checkRelease(services, state, { name, version });
  await services.db.platform(async (tx) => {
    if (await setActive(tx, name, version, services.clock())) {
      await recordDeploy(tx, by, 'release.activate', `${name}/${version}`);
    }
  });
  services.registry.forget();
  return listOf(services, name);
}

/**
 * Activates the release that was active before.
 * @param to the version that the caller saw there: if it is active already, as by a call whose answer was lost or by a
 *   colleague, nothing happens, where a second swap would lead forward again
 * @throws unknown_release
 * @throws no_previous_release if there is none, or another one than `to`
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has}
 * @throws foreign_remote {remote}
 * @throws foreign_route {path, remote}
 */
export async function rollback(services: Services, by: Deployer, name: string, to?: string) {
  checkDeployer(by.caller, name);
  const state = await services.registry.fresh();
  const version = state.active.find((row) => row.name === name)?.previous_version;
  if (version && (to ?? version) === version) await checkRelease(services, state, { name, version });
  await services.db.platform(async (tx) => {
    const known = (await listReleases(tx)).some((release) => release.name === name);
    if (!known) throw AppError.of(federationErrors.unknown_release);
    if (to !== undefined) {
      const row = await lockActive(tx, name);
      if (row?.version === to) return;
      if (row?.previous_version !== to) throw AppError.of(federationErrors.no_previous_release);
    }
    if (!(await swapActive(tx, name, services.clock()))) throw AppError.of(federationErrors.no_previous_release);
    await recordDeploy(tx, by, 'release.rollback', name);
  });
  services.registry.forget();
  return listOf(services, name);
}

/**
 * Checks that a release of the store is whole, as it was registered, fits the running shell and has its own routes only.
 * @throws unknown_release
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has}
 * @throws foreign_route {path, remote}
 */
export async function checkRelease(
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
  const clash = release.kind === 'remote' && foreignRoute(release.descriptor, activeRemotes({ stored, active }));
  if (clash) throw AppError.of(federationErrors.foreign_route, clash);
}
