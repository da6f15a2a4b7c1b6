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
  actions: NonNullable<ToastOptions['actions']>;
  key?: string;
}

/** Toasts that wait for the toaster. */
export const toastQueue = createStore<{ waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

const DURATION: Record<ToastIntent, number> = { success: 3000, info: 3000, warning: 4000, error: 5000 };
let lastId = 0;

/** Shows a toast. A success or information without a title has its body as the title: it says what was done. */
export function showToast({ action, body, ...toast }: ToastOptions): void {
  lastId += 1;
  const { intent } = toast;
  const word = intent === 'warning' || intent === 'error' || body === undefined ? translate(`toast.${intent}`) : body;
  const title = toast.title ?? word;
  const queued = {
    actions: action ? [action] : [],
    ...toast,
    id: lastId,
    title,
    ...(body !== undefined && body !== title && { body }),
    duration: toast.duration ?? DURATION[intent],
  };
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
