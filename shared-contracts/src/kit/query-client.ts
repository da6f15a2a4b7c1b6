import { QueryClient } from '@tanstack/react-query';

/** Time in milliseconds for which an answer is used again without asking. */
const FRESH_MS = 30_000;

/**
 * Creates the query cache of a page. It retries nothing, since the http client does, and two that retry multiply: four
 * tries become sixteen. A screen leaves `retry` alone for the same reason.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } } });
