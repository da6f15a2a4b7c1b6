import { queryClient } from '../storage/query-client';

/** Limit for a first screen that reads no data. */
const AT_THE_LATEST_MS = 3000;

/** Time in which data that was read is rendered and painted. */
const PAINTED_MS = 150;

/** Resolves once the first screen's data is read and painted: the time to fetch what is not visible yet. */
export const firstScreenShown: Promise<void> = new Promise((resolve) => {
  const timer = setTimeout(done, AT_THE_LATEST_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' && hasRead()) setTimeout(() => hasRead() && done(), PAINTED_MS);
  });
  function done() {
    clearTimeout(timer);
    unsubscribe();
    resolve();
  }
});

/** Checks whether data was read and none is being fetched. */
const hasRead = () =>
  queryClient.isFetching() === 0 &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success');
