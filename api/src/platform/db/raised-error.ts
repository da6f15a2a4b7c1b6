import { AppError } from '@canchero/shared-contracts/core';
import { sqlState } from './pg-error';

const STATUS = /^CN([45]\d\d)$/;

/**
 * The application's error that a trigger raised: SQLSTATE `CN` with its HTTP status, the message its code, the detail
 * its params as JSON. Null for any other error.
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
