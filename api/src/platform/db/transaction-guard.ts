import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs `work` and refuses a second transaction opened from inside it. With one embedded connection
 * that second one would wait for the first for ever; on PostgreSQL it would not see its rows.
 */
export async function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()?.open) {
    throw new Error('A transaction is already open here: use its tx instead of opening another one');
  }
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}
