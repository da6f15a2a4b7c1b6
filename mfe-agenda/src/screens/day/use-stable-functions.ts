import { useInsertionEffect, useRef, useState } from 'react';

type Functions = { [name: string]: (...args: never[]) => unknown };

/** Returns an object of functions that never changes; each calls the latest function of its name. */
export function useStableFunctions<T extends { [K in keyof T]: (...args: never[]) => unknown }>(functions: T): T {
  const latest = useRef<Functions>(functions as unknown as Functions);
  useInsertionEffect(() => {
    latest.current = functions as unknown as Functions;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as T,
  );
  return stable;
}
