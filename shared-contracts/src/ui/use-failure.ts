import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLabels } from './labels';

/**
 * Holds why the work of a dialog failed, to be shown in it. One that comes once the dialog is gone is told under its
 * title instead: else whoever closed it would take the work for done.
 */
export function useFailure(title: string): [ReactNode, (reason: ReactNode) => void] {
  const { tellLate } = useLabels();
  const [failure, setFailure] = useState<ReactNode>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const fail = (reason: ReactNode) =>
    gone.current ? tellLate?.(title, typeof reason === 'string' ? reason : '') : setFailure(reason);
  return [failure, fail];
}
