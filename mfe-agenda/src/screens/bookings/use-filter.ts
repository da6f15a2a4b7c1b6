import type { BookingFilter } from '@canchero/shared-contracts/booking';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useCallback, useMemo } from 'react';
import { filterOf, queryOf } from './model/filters';

/** Change of a filter; null removes a condition. */
export type FilterChange = { [K in keyof BookingFilter]?: BookingFilter[K] | null };

/** Returns the filter in the address and a function that changes it. */
export function useFilter(today: string) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(new URLSearchParams(search), today), [search, today]);
  const change = useCallback(
    (part: FilterChange) => {
      const next = { ...filter, ...part } as BookingFilter;
      navigate({ pathname, search: `?${queryOf(next)}` }, { replace: true });
    },
    [filter, navigate, pathname],
  );
  return [filter, change] as const;
}
