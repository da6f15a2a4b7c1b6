import { adminSubscriptionEndpoints } from '@canchero/shared-contracts/admin-subscription';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import type { PlanId, SubscriptionStatus } from '@canchero/shared-contracts/subscription';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export interface SubscriptionSearch {
  search: string;
  plan: PlanId | '';
  status: SubscriptionStatus | '';
}

/** Queries the subscriptions of the platform, page after page. Each reading is in the audit: it is not repeated unasked. */
export function useAdminSubscriptions({ search, plan, status }: SubscriptionSearch) {
  const host = useHost();
  const query = { ...(search && { search }), ...(plan && { plan }), ...(status && { status }) };
  return useInfiniteQuery({
    ...pagesOf(host, adminSubscriptionEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
