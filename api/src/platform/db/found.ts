import { AppError, commonErrors } from '@canchero/shared-contracts/core';

/**
 * Returns what was selected.
 * @throws not_found if it is null or undefined
 */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw AppError.of(commonErrors.not_found);
  return value;
}
