import { adminSettingErrors, type PlanTerms, type SettingChange } from '@canchero/shared-contracts/admin-setting';
import { AppError } from '@canchero/shared-contracts/core';
import { type PlanId, PRICED_PLANS } from '@canchero/shared-contracts/subscription';

/**
 * Checks that a plan's prices fit what it is: starter free, the paid plans priced, Enterprise on request.
 *
 * @throws impossible_price
 */
export function checkPrices(plan: PlanId, { monthly, annual }: PlanTerms['pricing']): void {
  const isPriced = PRICED_PLANS.some((id) => id === plan);
  const fits = [monthly, annual].every(({ ars }) =>
    isPriced ? ars !== null && ars > 0 : ars === (plan === 'starter' ? 0 : null),
  );
  // a year is never dearer than twelve months
  if (!fits || (annual.ars ?? 0) > (monthly.ars ?? 0)) throw AppError.of(adminSettingErrors.impossible_price);
}

/** Returns the values of two records that differ, by their path, as JSON. */
export function changesBetween(before: unknown, after: unknown, path = ''): SettingChange['changes'] {
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], path ? `${path}.${key}` : key),
    );
  }
  const [left, right] = [before, after].map((value) => JSON.stringify(value ?? null)) as [string, string];
  return left === right ? [] : [{ path, before: left, after: right }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
