import { type FreeSlotQuery, freeSlotEndpoints } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Milliseconds for which a found slot counts as free without another look. */
const STALE_AFTER_MS = 5_000;

/** Searches free slots of a club; the slots of the search before stay while those of the next one load. */
export function useFreeSlots(clubId: string, query: FreeSlotQuery) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(freeSlotEndpoints.find, { clubId }, query),
    queryFn: ({ signal }) => host.call(freeSlotEndpoints.find, { params: { clubId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
