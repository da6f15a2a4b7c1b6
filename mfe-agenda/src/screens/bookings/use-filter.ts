import type { BookingFilter } from '@canchero/shared-contracts/booking-search';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useCallback, useMemo } from 'react';
import { filterOf, queryOf } from './model/filters';

/** The filter in the address, and the way to change it. `undefined` takes a condition away. */
export function useFilter(today: string) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(new URLSearchParams(search), today), [search, today]);
  const change = useCallback(
    (part: { [K in keyof BookingFilter]?: BookingFilter[K] | undefined }) => {
      const next = { ...filter, ...part } as BookingFilter;
      navigate({ pathname, search: `?${queryOf(next)}` }, { replace: true });
    },
    [filter, navigate, pathname],
  );
  return [filter, change] as const;
}
