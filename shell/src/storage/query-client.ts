import { QueryClient } from '@tanstack/react-query';

/** Query cache of the page. The session's client does the retries; live events keep cached data current. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});
