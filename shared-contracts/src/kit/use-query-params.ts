import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router';

/** The query of the address, and the way to change parts of it; null takes a part away. `push`: a step to go back over. */
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
