import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same object and does what was given last, for parts that render only when something changed. */
export function useStable<A extends unknown[], R>(call: (...args: A) => R): (...args: A) => R {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
