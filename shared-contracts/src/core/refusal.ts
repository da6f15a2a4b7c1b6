import { isAppError } from '@canchero/shared-contracts/core';

/**
 * Checks whether the service refused a call, so that nothing was changed. False if its answer was lost: the call may
 * have had its effect. Each remote compiles it in, so that it runs with older shells too.
 */
export const isRefusal = (error: unknown): boolean => isAppError(error) && error.status >= 400 && error.status < 500;
