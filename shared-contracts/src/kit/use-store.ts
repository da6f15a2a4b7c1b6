import { useStore as useZustand } from 'zustand';
import type { ReadStore } from '../mfe/host-services';

const followed = new WeakMap<object, object>();

/**
 * Wraps a store so that it notifies of a change a moment later, never during it.
 *
 * The page has several roots (the shell and each remote) over the same stores. React (19.3) fails with its error 177
 * if an effect of one root changes a store while a delayed commit of another root is due: that root would render during
 * its own commit.
 */
function afterwards<T>(store: ReadStore<T>): ReadStore<T> {
  const known = followed.get(store);
  if (known) return known as ReadStore<T>;
  const later: ReadStore<T> = {
    ...store,
    subscribe(listener) {
      let over = false;
      const stop = store.subscribe((state, previous) => queueMicrotask(() => over || listener(state, previous)));
      return () => {
        over = true;
        stop();
      };
    },
  };
  followed.set(store, later);
  return later;
}

const whole = (state: unknown) => state;

/** Follows a store of the shell, or the part that `select` returns, which is compared by identity. */
export function useStore<T>(store: ReadStore<T>): T;
export function useStore<T, S>(store: ReadStore<T>, select: (state: T) => S): S;
export function useStore(store: ReadStore<unknown>, select: (state: never) => unknown = whole): unknown {
  return useZustand(afterwards(store) as never, select);
}
