import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { type MovementKind, revenueEndpoints } from '@canchero/shared-contracts/revenue';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';

/** Movements of a month, YYYY-MM, of all kinds or of one. */
export interface MovementsWanted {
  month: string;
  kind?: MovementKind;
}

/** Owners who paid when a month ended, of a plan or of a month of arrival. */
export interface OwnersWanted {
  month: string;
  plan?: PlanId;
  cohort?: string;
}

/** Queries movements. Each reading is noted in the audit, so it is not repeated unasked. */
export function useMovements(query: MovementsWanted) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(revenueEndpoints.movements, {}, query),
    queryFn: ({ signal }) => host.call(revenueEndpoints.movements, { query }, { signal }),
    refetchOnWindowFocus: false,
  });
}

/** Queries paying owners. Each reading is noted in the audit, so it is not repeated unasked. */
export function usePayingOwners(query: OwnersWanted) {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(revenueEndpoints.owners, {}, query),
    queryFn: ({ signal }) => host.call(revenueEndpoints.owners, { query }, { signal }),
    refetchOnWindowFocus: false,
  });
}
