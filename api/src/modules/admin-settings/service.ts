import type {
  AdminSettings,
  GeneralChange,
  PlanChange,
  PlanPreview,
  PlanTerms,
} from '@canchero/shared-contracts/admin-setting';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import type { AdminActor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Once } from '../../platform/http/idempotency';
import type { Services } from '../../platform/services';
import { plansOnOffer } from '../subscriptions/reads';
import { changesBetween, checkPrices } from './plan-terms';
import {
  applyTerms,
  countConcerned,
  insertChange,
  lockGeneral,
  lockTerms,
  selectChanges,
  selectGeneral,
  selectGeneralVersion,
  selectVersions,
  updateGeneral,
  updateTerms,
} from './sql';

/** Returns the catalogue, the general settings, and who changed them. */
export function readSettings({ db }: Services): Promise<AdminSettings> {
  return db.platform(async (tx) => {
    const versions = await selectVersions(tx);
    return {
      plans: (await plansOnOffer(tx)).map((plan) => ({ ...plan, version: versions.get(plan.id) as number })),
      general: { ...(await selectGeneral(tx)), version: await selectGeneralVersion(tx) },
      history: (await selectChanges(tx)).map(({ before, after, ...change }) => ({
        ...change,
        changes: changesBetween(before, after),
      })),
    };
  });
}

/** Changes general settings. A value equal to the current one is not recorded as a change. @throws stale_version */
export function changeGeneral(
  { db, clock }: Services,
  admin: AdminActor,
  once: Once,
  change: GeneralChange,
): Promise<void> {
  return db.platform((tx) => once(tx, () => writeGeneral(tx, clock(), admin, change)));
}

async function writeGeneral(
  tx: Tx,
  at: Date,
  admin: AdminActor,
  { reason, version, ...given }: GeneralChange,
): Promise<void> {
  await lockGeneral(tx);
  if (version !== undefined && version !== (await selectGeneralVersion(tx)))
    throw AppError.of(commonErrors.stale_version);
  const present = await selectGeneral(tx);
  for (const [key, after] of Object.entries(given)) {
    const before = present[key as keyof typeof present];
    if (before === after) continue;
    await updateGeneral(tx, key, after);
    await insertChange(tx, {
      at,
      actorId: admin.actorId,
      subject: key,
      reason,
      before: { [key]: before },
      after: { [key]: after },
    });
    await audit(tx, {
      ...admin,
      action: 'setting.change',
      object: { type: 'setting', id: key },
      reason,
    });
  }
}

/** Counts the owners and clubs that new terms of a plan would affect. Changes nothing. @throws impossible_price */
export function previewPlan({ db }: Services, plan: PlanId, terms: PlanTerms): Promise<PlanPreview> {
  checkPrices(plan, terms.pricing);
  return db.platform((tx) => countConcerned(tx, plan, terms));
}

/**
 * Changes the terms of a plan. Its clubs' permissions and limits follow at once; agreements keep their price.
 * @throws impossible_price @throws stale_version
 */
export function changePlan(
  { db, clock }: Services,
  admin: AdminActor,
  once: Once,
  plan: PlanId,
  change: PlanChange,
): Promise<void> {
  checkPrices(plan, change.pricing);
  return db.platform((tx) => once(tx, () => writePlan(tx, clock(), admin, plan, change)));
}

async function writePlan(
  tx: Tx,
  at: Date,
  admin: AdminActor,
  plan: PlanId,
  { version, reason, ...terms }: PlanChange,
): Promise<void> {
  const { version: stored, ...before } = await lockTerms(tx, plan);
  if (stored !== version) throw AppError.of(commonErrors.stale_version);
  const fields = changesBetween(before, terms).map(({ path }) => path);
  if (fields.length === 0) return;
  await updateTerms(tx, plan, terms);
  await insertChange(tx, {
    at,
    actorId: admin.actorId,
    subject: `plan.${plan}`,
    reason,
    before,
    after: terms,
  });
  await applyTerms(tx, plan);
  await audit(tx, {
    ...admin,
    action: 'plan.change',
    object: { type: 'plan', id: plan },
    reason,
    fields,
  });
}
