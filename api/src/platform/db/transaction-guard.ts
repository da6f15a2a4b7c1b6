import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs `work` and refuses a second transaction opened inside it. On the single embedded connection that one would wait
 * for the first forever; on PostgreSQL it would not see the rows of the first.
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
