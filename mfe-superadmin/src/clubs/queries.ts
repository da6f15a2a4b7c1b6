import { adminClubEndpoints, type ClubSign } from '@canchero/shared-contracts/admin-club';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
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
    ...pagesOf(host, adminClubEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
