import { useEffect, useState } from 'react';
import { changedKeys, rebase } from './rebase';

/** What is typed over a record. When a colleague's version of it comes, what was not typed over follows. */
export function useDraft<D extends object>(current: D, version?: number) {
  const [initial, setInitial] = useState(current);
  const [draft, setDraft] = useState(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    setDraft((typed) => rebase(typed, initial, current));
    setInitial(current);
  }, [version]);
  return {
    draft,
    dirty: changedKeys(initial, draft).length > 0,
    edit: (part: Partial<D>) => setDraft((before) => ({ ...before, ...part })),
  };
}
