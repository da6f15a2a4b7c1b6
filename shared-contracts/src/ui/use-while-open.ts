import { type RefObject, useEffect, useRef } from 'react';

/** Tells whether the component has gone. */
export function useGone(): RefObject<boolean> {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return gone;
}

/**
 * Returns what a dialog, a question or a panel does at the end of its work, as closing. It does nothing once that is
 * gone: it would close, or lead away from, what a person who did not wait for the end has opened since.
 */
export function useWhileOpen<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const gone = useGone();
  return (...values) => {
    if (!gone.current) act(...values);
  };
}
