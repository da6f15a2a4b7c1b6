import { queryClient } from '../storage/query-client';

/** A first screen that reads nothing tells nothing. */
const AT_THE_LATEST_MS = 3000;

/** What was read has been rendered and painted by then. */
const PAINTED_MS = 150;

/** Once what the first screen reads is there and painted: the time to fetch what nobody sees yet. */
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

/** Something was read, and nothing more was asked for since. */
const hasRead = () =>
  queryClient.isFetching() === 0 &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success');
