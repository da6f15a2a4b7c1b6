import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { quantities, type Ticket } from './model/ticket';

/** Store of the quantities on the ticket; a tile subscribes to its own item alone. */
export interface Counts {
  of(itemId: string): number;
  subscribe(itemId: string, onChange: () => void): () => void;
  set(next: ReadonlyMap<string, number>): void;
}

function createCounts(begin: ReadonlyMap<string, number>): Counts {
  let now = begin;
  const listeners = new Map<string, () => void>();
  return {
    of: (itemId) => now.get(itemId) ?? 0,
    subscribe: (itemId, onChange) => {
      listeners.set(itemId, onChange);
      return () => void listeners.delete(itemId);
    },
    set(next) {
      const before = now;
      now = next;
      for (const itemId of new Set([...before.keys(), ...next.keys()]))
        if (before.get(itemId) !== next.get(itemId)) listeners.get(itemId)?.();
    },
  };
}

/** Kept outside of React's state: a tap renders one tile, not the hundreds around it. */
export function useCounts(ticket: Ticket): Counts {
  const [counts] = useState(() => createCounts(quantities(ticket)));
  const { lines } = ticket;
  useLayoutEffect(() => counts.set(quantities({ lines })), [counts, lines]);
  return counts;
}

export function useCount(counts: Counts, itemId: string): number {
  const subscribe = useCallback((onChange: () => void) => counts.subscribe(itemId, onChange), [counts, itemId]);
  return useSyncExternalStore(subscribe, () => counts.of(itemId));
}
