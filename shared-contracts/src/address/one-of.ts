/** Returns a reader that knows some values alone; it reads null for other texts and for none. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string | null): Value | null =>
    values.find((value) => value === text) ?? null;
