import { isAppError } from '@canchero/shared-contracts/core';

/** Returns true if the service refused a call; false if its answer was lost, so that it may have had its effect. */
export const isRefusal = (error: unknown): boolean => isAppError(error) && error.status >= 400 && error.status < 500;
