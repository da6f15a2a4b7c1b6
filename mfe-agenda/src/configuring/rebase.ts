const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two records of one kind differ. */
export const changedKeys = <D extends object>(before: D, after: D): (keyof D & string)[] =>
  (Object.keys(before) as (keyof D & string)[]).filter((key) => !same(before[key], after[key]));

/** What was typed over `initial`, put over `current`. */
export function rebase<D extends object>(draft: D, initial: D, current: D): D {
  const typed = changedKeys(initial, draft).map((key) => [key, draft[key]]);
  return { ...current, ...Object.fromEntries(typed) };
}
