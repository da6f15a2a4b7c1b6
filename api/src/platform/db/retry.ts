import { setTimeout as sleep } from 'node:timers/promises';
import { sqlState } from './pg-error';

const ATTEMPTS = 4;

/** True for a deadlock victim or a serialisation failure: the same transaction may succeed when run again. */
export const isTransient = (error: unknown) => ['40P01', '40001'].includes(sqlState(error)?.code ?? '');

/** Runs a whole transaction, again up to three times when it lost to another one. */
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
