import { QueryClient } from '@tanstack/react-query';

/** One cache for the page. The http client does the retries; live events keep what is cached current. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});
