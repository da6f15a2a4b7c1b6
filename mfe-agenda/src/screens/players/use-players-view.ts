import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { useCallback, useMemo } from 'react';
import { type PlayersView, queryOf, viewOf } from './model/players-view';

/** Returns the view in the address and a function that changes it; `push` adds an entry to the history. */
export function usePlayersView() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => viewOf(new URLSearchParams(search)), [search]);
  const show = useCallback(
    (part: Partial<PlayersView>, push = false) => {
      navigate({ pathname, search: queryOf({ ...view, ...part }) }, { replace: !push });
    },
    [view, navigate, pathname],
  );
  return [view, show] as const;
}
