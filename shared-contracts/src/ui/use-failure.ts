import { type ReactNode, useState } from 'react';
import { useLabels } from './labels';
import { useGone } from './use-while-open';

/**
 * Holds why the work of a dialog, a question or a panel failed, to be shown in it. One that comes once that is gone is
 * told under its title instead: else whoever closed it would take the work for done.
 * @param explain words a failure that is not held as its text, as where a form's fields show some of them
 */
export function useFailure<Failure = ReactNode>(
  title: string,
  explain: (failure: Failure) => string = asWritten,
): [Failure | null, (failure: Failure | null) => void] {
  const { tellLate } = useLabels();
  const [failure, setFailure] = useState<Failure | null>(null);
  const gone = useGone();
  const fail = (reason: Failure | null) => {
    if (!gone.current) setFailure(reason);
    else if (reason !== null) tellLate?.(title, explain(reason));
  };
  return [failure, fail];
}

const asWritten = (reason: unknown) => (typeof reason === 'string' ? reason : '');
