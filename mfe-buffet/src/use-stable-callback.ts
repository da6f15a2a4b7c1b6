import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that keeps its identity and calls the latest `call`, for memoized children. */
export function useStableCallback<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
