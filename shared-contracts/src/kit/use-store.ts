import { useStore as useZustand } from 'zustand';
import type { ReadStore } from '../mfe/host-services';

const followed = new WeakMap<object, object>();

/**
 * The store, which tells of a change a moment after it, never during it.
 *
 * The page has several roots (the shell and each remote) over the same stores. React (19.3) breaks off with its error 177
 * when the effect of one root changes a store at the very moment at which another root's commit, delayed for a suspended
 * part, is due: that root would render in the midst of its own commit.
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

/** A store of the shell, or the part of it that `select` gives (something that can be compared by identity), followed. */
export function useStore<T>(store: ReadStore<T>): T;
export function useStore<T, S>(store: ReadStore<T>, select: (state: T) => S): S;
export function useStore(store: ReadStore<unknown>, select: (state: never) => unknown = whole): unknown {
  return useZustand(afterwards(store) as never, select);
}
