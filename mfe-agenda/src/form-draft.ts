import { useEffect, useState } from 'react';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the fields in which two records differ. */
export const changedKeys = <D extends object>(before: D, after: D): (keyof D & string)[] =>
  (Object.keys(before) as (keyof D & string)[]).filter((key) => !same(before[key], after[key]));

/** Applies the changes of `draft` since `initial` to `current`. */
export function rebase<D extends object>(draft: D, initial: D, current: D): D {
  const typed = changedKeys(initial, draft).map((key) => [key, draft[key]]);
  return { ...current, ...Object.fromEntries(typed) };
}

/** Holds the draft of a record. Fields without input follow a colleague's newer version. */
export function useFormDraft<D extends object>(current: D, version?: number) {
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
