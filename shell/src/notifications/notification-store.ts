import type { Notification } from '@canchero/shared-contracts/notification';
import { createStore } from 'zustand/vanilla';

export interface Notifications {
  /** Newest first, 100 at most. */
  items: readonly Notification[];
  unread: number;
}

const KEPT = 100;

export const NO_NOTIFICATIONS: Notifications = { items: [], unread: 0 };
export const notifications = createStore<Notifications>(() => NO_NOTIFICATIONS);

/** The state with one more; a known one changes nothing. */
export function withNotification(state: Notifications, added: Notification): Notifications {
  if (state.items.some(({ id }) => id === added.id)) return state;
  return { items: [added, ...state.items].slice(0, KEPT), unread: state.unread + (added.read ? 0 : 1) };
}

export function withRead(state: Notifications, id: string): Notifications {
  const unread = state.items.find((item) => item.id === id && !item.read);
  if (!unread) return state;
  return {
    items: state.items.map((item) => (item === unread ? { ...item, read: true } : item)),
    unread: Math.max(0, state.unread - 1),
  };
}

export const withAllRead = (state: Notifications): Notifications => ({
  items: state.items.map((item) => (item.read ? item : { ...item, read: true })),
  unread: 0,
});

export function without(state: Notifications, id: string): Notifications {
  const read = withRead(state, id);
  return { ...read, items: read.items.filter((item) => item.id !== id) };
}
