import { AppError } from '@canchero/shared-contracts/core';
import { sqlState } from './pg-error';

const STATUS = /^CN([45]\d\d)$/;

/**
 * Returns the application error that a trigger raised, or null for any other error. Its SQLSTATE is `CN` with the HTTP
 * status, its message the code, its detail the params as JSON.
 */
export function raisedError(error: unknown): AppError | null {
  const status = STATUS.exec(sqlState(error)?.code ?? '')?.[1];
  if (!status) return null;
  for (let e = error; e instanceof Error; e = e.cause) {
    const { detail } = e as Error & { detail?: unknown };
    if (typeof detail === 'string')
      return new AppError(e.message, Number(status), JSON.parse(detail), { cause: error });
  }
  return new AppError((error as Error).message, Number(status), {}, { cause: error });
}
