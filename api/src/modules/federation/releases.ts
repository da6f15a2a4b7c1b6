import { AppError } from '@canchero/shared-contracts/core';
import { federationErrors } from '@canchero/shared-contracts/federation';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { listReleases, setActive, swapActive } from '../../platform/releases/sql';
import type { Services } from '../../platform/services';

/** Lists all registered releases. */
export async function listAll({ registry }: Services) {
  const { registered } = await registry.current();
  return registered.map(({ integrity: _, retired_at: __, ...release }) => release);
}

/** Activates a release. @throws unknown_release if it is not in the store */
export async function activate(services: Services, requestId: string, caller: Caller, name: string, version: string) {
  const { stored } = await services.registry.current();
  if (!stored.has(`${name}/${version}`)) throw AppError.of(federationErrors.unknown_release);
  await services.db.platform(async (tx) => {
    await setActive(tx, name, version, services.clock());
    await record(tx, requestId, caller, 'release.activate', `${name}/${version}`);
  });
  services.registry.forget();
  return listAll(services);
}

/** Activates the release that was active before. @throws unknown_release, no_previous_release */
export async function rollback(services: Services, requestId: string, caller: Caller, name: string) {
  await services.db.platform(async (tx) => {
    const known = (await listReleases(tx)).some((release) => release.name === name);
    if (!known) throw AppError.of(federationErrors.unknown_release);
    if (!(await swapActive(tx, name, services.clock()))) throw AppError.of(federationErrors.no_previous_release);
    await record(tx, requestId, caller, 'release.rollback', name);
  });
  services.registry.forget();
  return listAll(services);
}

const record = (tx: Tx, requestId: string, caller: Caller, action: string, id: string) =>
  audit(tx, { requestId, actorId: caller.id, role: 'super_admin', action, object: { type: 'release', id } });
