import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router';

/**
 * Returns the query parameters of the address and a function that changes some of them; null removes one. If `push` is
 * true (default: false), the change is a step of the history.
 * @example
 * const [query, setQuery] = useQueryParams();
 * setQuery({ tab: 'notes', page: null });
 */
export function useQueryParams(): [URLSearchParams, (part: Record<string, string | null>, push?: boolean) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (part: Record<string, string | null>, push = false) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate({ pathname, search: text && `?${text}` }, { replace: !push });
    },
    [search, pathname, navigate],
  );
  return [query, change];
}
