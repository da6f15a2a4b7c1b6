import { type ComponentType, useSyncExternalStore } from 'react';

let kept: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Mounts a component in every provider of the page, for tiers with a part that outlives their own components. */
export function keepMounted(component: ComponentType): void {
  if (kept === component) return;
  kept = component;
  // deferred: other roots must not render during this root's effects (kit/use-store.ts)
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the component that is kept mounted, or null. */
export const useMountedComponent = () => useSyncExternalStore(subscribe, () => kept);
