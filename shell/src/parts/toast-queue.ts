import type { ToastOptions } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';
import { isCalledOff } from '../diagnostics/log-failure';
import { describeError } from '../i18n/describe-error';

export type QueuedToast = ToastOptions & { id: number };

/** Toasts that wait for the toaster. */
export const toastQueue = createStore<{ waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

let lastId = 0;

export function showToast(toast: ToastOptions): void {
  lastId += 1;
  const queued = { ...toast, id: lastId };
  toastQueue.setState(({ waiting }) => ({ waiting: [...waiting, queued] }));
}

/** Shows the toast of a failed action; none for an aborted one. */
export function showErrorToast(error: unknown, title?: string): void {
  if (isCalledOff(error)) return;
  showToast({ intent: 'error', body: describeError(error), ...(title !== undefined && { title }) });
}

/** Returns all waiting toasts and empties the queue. */
export function takeToasts(): readonly QueuedToast[] {
  const { waiting } = toastQueue.getState();
  if (waiting.length > 0) toastQueue.setState({ waiting: [] });
  return waiting;
}
