import { type ComponentType, useSyncExternalStore } from 'react';

let kept: ComponentType | null = null;
const listeners = new Set<() => void>();

/** From now on every provider of the page has this component mounted. For tiers that need a part that outlives their own. */
export function keepMounted(component: ComponentType): void {
  if (kept === component) return;
  kept = component;
  // a moment later: the page's other roots must not render in the midst of this one's effects (kit/use-store.ts)
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKept = () => useSyncExternalStore(subscribe, () => kept);
