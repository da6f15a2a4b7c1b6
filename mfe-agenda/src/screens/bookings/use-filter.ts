import type { BookingFilter } from '@canchero/shared-contracts/booking';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useCallback, useMemo } from 'react';
import { filterOf, queryOf } from './model/filters';

/** Null takes a condition away. */
export type FilterChange = { [K in keyof BookingFilter]?: BookingFilter[K] | null };

/** The filter in the address, and the way to change it. */
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
