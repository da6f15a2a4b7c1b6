import type { Endpoint } from '@canchero/shared-contracts/core';
import { keyOf } from '@canchero/shared-contracts/kit';
import { queryClient } from './query-client';

interface FirstAnswer {
  method: string;
  path: string;
  data: unknown;
}

/**
 * Begins the query cache with the answers of public endpoints that came with the page, so that its first screen is
 * drawn with the data of the first answer, and without a call.
 */
export function takeFirstAnswers(): void {
  const block = document.getElementById('first-answers');
  if (!block) return;
  block.remove();
  for (const { method, path, data } of JSON.parse(block.textContent ?? '[]') as FirstAnswer[]) {
    const queryKey = keyOf({ method, path, authz: { kind: 'public' } } as Endpoint);
    queryClient.getQueryCache().build(queryClient, { queryKey, initialData: data });
  }
}
