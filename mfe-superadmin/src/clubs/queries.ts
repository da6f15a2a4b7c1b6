import { adminClubEndpoints, type ClubSign } from '@canchero/shared-contracts/admin-club';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export interface ClubSearch {
  search: string;
  plan: PlanId | '';
  sign: ClubSign | '';
}

export const ALL_CLUBS: ClubSearch = { search: '', plan: '', sign: '' };

/** Queries the clubs of the platform, page after page. Each reading is in the audit, so it is not repeated unasked. */
export function useAdminClubs({ search, plan, sign }: ClubSearch) {
  const host = useHost();
  const query = { ...(search && { search }), ...(plan && { plan }), ...(sign && { sign }) };
  return useInfiniteQuery({
    queryKey: keyOf(adminClubEndpoints.list, {}, query),
    queryFn: ({ pageParam, signal }) =>
      host.call(adminClubEndpoints.list, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
