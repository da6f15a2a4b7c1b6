import { useEffect, useState } from 'react';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two records of one kind differ. */
export const changedKeys = <D extends object>(before: D, after: D): (keyof D & string)[] =>
  (Object.keys(before) as (keyof D & string)[]).filter((key) => !same(before[key], after[key]));

/** What was typed over `initial`, put over `current`. */
export function rebase<D extends object>(draft: D, initial: D, current: D): D {
  const typed = changedKeys(initial, draft).map((key) => [key, draft[key]]);
  return { ...current, ...Object.fromEntries(typed) };
}

/** What is typed over a record. When a colleague's version of it comes, what was not typed over follows. */
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
