import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Canary, federationErrors, type NewCanary, type Rollout } from '@canchero/shared-contracts/federation';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { LoadCount } from '../../platform/releases/load-counter';
import { endCanary, lockActive, putInUse, retire, tellInstances } from '../../platform/releases/sql';
import type { Services } from '../../platform/services';
import { failsTooOften, triesOut } from './canary';
import {
  addToCanaries,
  type CountedCanary,
  haltCanary,
  putCanary,
  selectCanaries,
  selectHalted,
  selectRunning,
} from './canary-sql';
import { checkDeployer, type Deployer, recordDeploy } from './deployer';
import { checkRelease } from './releases';
import { reportHalted } from './report-halted';

/**
 * Gives a release of a remote or the shell to some clubs. A canary that runs or was halted is replaced; the same one goes
 * on, since its call may be repeated when its answer was lost.
 * @throws foreign_remote {remote}
 * @throws no_canary_possible for the active release, and while no other release is active
 * @throws unknown_release
 * @throws damaged_release {file}
 * @throws incompatible_release {needs, has}
 * @throws foreign_route {path, remote}
 * @throws not_found if there is no such club
 */
export async function tryOut(services: Services, by: Deployer, name: string, wanted: Required<NewCanary>) {
  checkDeployer(by.caller, name);
  const release = { name, version: wanted.version };
  await checkRelease(services, await services.registry.fresh(release), release);
  const canary = await services.db.platform(async (tx) => {
    const clubs = await tx.query(sql`select from clubs where id = any(${wanted.club_ids}::uuid[])`);
    if (clubs.length < new Set(wanted.club_ids).size) throw AppError.of(commonErrors.not_found);
    await lockActive(tx, name);
    const running = await selectRunning(tx, name, wanted);
    if (running) return running;
    await endCanary(tx, name, services.clock());
    const row = await putCanary(tx, name, wanted, services.clock());
    if (!row) throw AppError.of(federationErrors.no_canary_possible);
    await putInUse(tx, name, wanted.version);
    const reach = [wanted.percent > 0 && `${wanted.percent} %`, clubs.length > 0 && `${clubs.length} clubs`];
    await recordDeploy(tx, by, 'release.canary', `${name}/${wanted.version}`, reach.filter(Boolean).join(', '));
    await tellInstances(tx, name);
    return row;
  });
  services.registry.forget();
  return shown(canary);
}

/**
 * Gives the clubs that try a release the active one again; no effect if a person halted it before.
 * @throws foreign_remote {remote}
 * @throws no_canary
 */
export async function halt(services: Services, by: Deployer, name: string): Promise<Canary> {
  checkDeployer(by.caller, name);
  const canary = await services.db.platform(async (tx) => {
    const at = services.clock();
    await lockActive(tx, name);
    const halted = await selectHalted(tx, name);
    if (halted) return halted;
    const row = await haltCanary(tx, name, 'person', at);
    if (!row) throw AppError.of(federationErrors.no_canary);
    await retire(tx, name, row.version, at);
    await recordDeploy(tx, by, 'release.halt', `${name}/${row.version}`);
    await tellInstances(tx, name);
    return row;
  });
  services.registry.forget();
  return shown(canary);
}

/** Adds what pages did to the canaries that run, and halts those that fail too often. */
export async function judge(
  services: Services,
  tx: Tx,
  kind: 'loads' | 'failures',
  counts: readonly LoadCount[],
): Promise<void> {
  const { clock, log } = services;
  for (const canary of await addToCanaries(tx, kind, counts)) {
    if (!failsTooOften(canary)) continue;
    const { name, version, failures, loads, active_failures, active_loads } = canary;
    const at = clock();
    await haltCanary(tx, name, 'failures', at);
    await retire(tx, name, version, at);
    const reason = `${failures} of ${loads} loads failed, of the active release ${active_failures} of ${active_loads}`;
    const object = { type: 'release', id: `${name}/${version}` };
    await audit(tx, { requestId: 'canary', actorId: null, role: 'service', action: 'release.halt', object, reason });
    await tellInstances(tx, name);
    await reportHalted(tx, services, canary);
    log.warn({ name, version, reason }, 'canary halted');
  }
}

/** Lists who has which release. */
export async function rollouts({ db, registry }: Services): Promise<Rollout[]> {
  const { active } = await registry.current();
  const [canaries, clubs] = await db.platform(async (tx) => [
    await selectCanaries(tx),
    await tx.query<{ id: string; name: string }>(sql`select id, name from clubs order by name, id`),
  ]);
  return active.map(({ name, version, activated_at, previous_version }) => {
    const canary = canaries.find((one) => one.name === name);
    const having = canary?.halted_by === null ? clubs.filter(({ id }) => triesOut(name, canary, id)) : [];
    return {
      name,
      version,
      activated_at,
      previous_version,
      clubs: clubs.length,
      canary: canary ? { ...shown(canary), clubs: having } : null,
    };
  });
}

const shown = ({ name: _, loads, failures, active_loads, active_failures, ...canary }: CountedCanary): Canary => ({
  ...canary,
  tried: { loads, failures },
  active: { loads: active_loads, failures: active_failures },
});
