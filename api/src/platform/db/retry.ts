import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from './pg-error';

const ATTEMPTS = 4;

/** Checks for a deadlock or a serialization failure: the same transaction may succeed when it is retried. */
export const isTransient = (error: unknown) => ['40P01', '40001'].includes(sqlState(error)?.code ?? '');

/** Runs a whole transaction, and retries it up to three times if it lost to another one. */
export async function retryTransient<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
