import type { Notification } from '@canchero/shared-contracts/notification';
import { createStore } from 'zustand/vanilla';

export interface Notifications {
  /** Notifications, the newest first, 100 at most. */
  items: readonly Notification[];
  unread: number;
}

const KEPT = 100;

export const NO_NOTIFICATIONS: Notifications = { items: [], unread: 0 };
export const notifications = createStore<Notifications>(() => NO_NOTIFICATIONS);

/** Counts the unread among those that are kept: never below 0, never more than can be opened. */
const of = (items: readonly Notification[]): Notifications => ({
  items,
  unread: items.filter(({ read }) => !read).length,
});

/** Adds a notification. A known one changes nothing. */
export const withNotification = (state: Notifications, added: Notification): Notifications =>
  state.items.some(({ id }) => id === added.id) ? state : of([added, ...state.items].slice(0, KEPT));

export function withRead(state: Notifications, id: string): Notifications {
  if (!state.items.some((item) => item.id === id && !item.read)) return state;
  return of(state.items.map((item) => (item.id === id ? { ...item, read: true } : item)));
}

export const withAllRead = (state: Notifications): Notifications =>
  of(state.items.map((item) => (item.read ? item : { ...item, read: true })));

export const without = (state: Notifications, id: string): Notifications =>
  of(state.items.filter((item) => item.id !== id));
