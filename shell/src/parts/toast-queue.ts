import type { ToastIntent, ToastOptions } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';
import { isCalledOff } from '../diagnostics/log-failure';
import { describeError } from '../i18n/describe-error';
import { translate } from '../i18n/intl';

export interface QueuedToast {
  id: number;
  intent: ToastIntent;
  title: string;
  body?: string;
  /** Time that it stays, in milliseconds. */
  duration: number;
  action?: { label: string; run: () => void };
}

/** Toasts that wait for the toaster. */
export const toastQueue = createStore<{ waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

const DURATION: Record<ToastIntent, number> = { success: 3000, info: 3000, warning: 4000, error: 5000 };
let lastId = 0;

/** Shows a toast at the top right. Title and duration default to those of its intent. */
export function showToast(toast: ToastOptions): void {
  lastId += 1;
  const queued = {
    ...toast,
    id: lastId,
    title: toast.title ?? translate(`toast.${toast.intent}`),
    duration: toast.duration ?? DURATION[toast.intent],
  };
  toastQueue.setState(({ waiting }) => ({ waiting: [...waiting, queued] }));
}

/** Shows the toast of a failed action; none for one that was called off. */
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
