import { useEffect } from 'react';

const QUIET_AFTER_MS = 2_000;

/**
 * Fetches a screen's drawers and dialogs once the page is idle, so that they open at once and also without network.
 * `prepare`: the same function at every render.
 */
export function useFetchAhead(prepare: () => void): void {
  useEffect(() => {
    const timer = setTimeout(prepare, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [prepare]);
}
