import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLiveConsumptions } from '../../consumptions/queries';
import type { ConsumptionFilter } from './model/filter';

const STALE_AFTER_MS = 30_000;

/** Reads the consumptions of a filter page by page; the previous list stays until the next one is loaded. */
export function useFoundConsumptions(clubId: string, filter: ConsumptionFilter) {
  const host = useHost();
  useLiveConsumptions(clubId);
  return useInfiniteQuery({
    ...pagesOf(host, consumptionEndpoints.list, { params: { clubId }, query: filter }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
