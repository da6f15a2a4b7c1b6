import {
  adminSubscriptionEndpoints as endpoints,
  type SubscriptionChange,
} from '@canchero/shared-contracts/admin-subscription';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Queries an owner's subscription. Each reading is in the audit, so it is not repeated unasked. */
export function useAdminSubscription(ownerId: string) {
  const host = useHost();
  const params = { ownerId };
  return useQuery({
    queryKey: keyOf(endpoints.get, params),
    queryFn: ({ signal }) => host.call(endpoints.get, { params }, { signal }),
    refetchOnWindowFocus: false,
  });
}

/**
 * Returns a function that changes a subscription by hand and resolves once it is read again. A retry has no second
 * effect.
 */
export function useChangeSubscription(ownerId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const params = { ownerId };
  return async (change: SubscriptionChange) => {
    await callOnce(endpoints.change, { params, body: change });
    await host.queryClient.invalidateQueries({ queryKey: keyOf(endpoints.get, params) });
    void host.queryClient.invalidateQueries({ queryKey: keyOf(endpoints.list) });
  };
}
