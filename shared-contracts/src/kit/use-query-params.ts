import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router';

/** Parameters to change in an address; null removes one. */
type QueryPart = Record<string, string | null>;

/**
 * Returns the query parameters of the address and a function that changes some of them. A function in place of a part is
 * given the parameters of this moment: what is drawn lags behind the address while a new screenful is being rendered. A
 * screen that is still drawn although its user has gone to another one changes nothing. If `push` is true (default:
 * false), the change is a step of the history.
 * @example
 * const [query, setQuery] = useQueryParams();
 * setQuery({ tab: 'notes', page: null });
 */
export function useQueryParams(): [
  URLSearchParams,
  (part: QueryPart | ((now: URLSearchParams) => QueryPart), push?: boolean) => void,
] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (part: QueryPart | ((now: URLSearchParams) => QueryPart), push = false) => {
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(typeof part === 'function' ? part(next) : part)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate({ pathname, search: text && `?${text}` }, { replace: !push });
    },
    [pathname, navigate],
  );
  return [query, change];
}
