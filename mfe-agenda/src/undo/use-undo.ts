import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useHost } from '@canchero/shared-contracts/kit';
import type { ToastOptions } from '@canchero/shared-contracts/mfe';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isModalOpen } from '../open-dialog';
import { useText } from '../text';
import type { Change, ChangeLog } from './change-log';

/** Milliseconds that a change can be undone by its toast; by key it can until the next change. */
const UNDO_MS = 10_000;
/** Toasts about the last change replace each other. */
const TOAST = 'last-change';

interface UndoToast {
  title: string;
  body?: string;
  /** Buttons before the one that undoes the change. */
  actions?: NonNullable<ToastOptions['actions']>;
}

export interface UndoOffer {
  /** Shows a toast about a change with a button that undoes it, for as long as it is the last one of this page. */
  offer(key: string, toast: UndoToast): void;
  /** Shows a toast about a change that cannot be undone, in place of that about the last change, and says so. */
  reportFinal(title: string, intent?: 'success' | 'warning'): void;
}

interface UndoInput {
  changes: ChangeLog;
  clubId: string;
  /** Explains an error in words. */
  explain(error: unknown): string;
  announce(text: string): void;
  /** Closes what shows a booking that is gone since its making was undone. */
  onRemoved(bookingId: string): void;
}

/** Undoes the last change of this page by Ctrl+Z and by its toast, and says so or why not. */
export function useUndo({ changes, clubId, explain, announce, onRemoved }: UndoInput): UndoOffer {
  const host = useHost();
  const text = useText();
  const latest = useRef({ explain, announce, onRemoved });
  useEffect(() => {
    latest.current = { explain, announce, onRemoved };
  });
  /** Returns who changed a booking last, in words. */
  const refusalOf = useCallback(
    async (error: unknown) => {
      if (!isError(error, commonErrors.stale_version)) return latest.current.explain(error);
      const { id } = error.params.current as Booking;
      const call = host.call(bookingEndpoints.history, { params: { clubId, bookingId: id } });
      const [entry] = await call.catch(() => []);
      const name = entry?.actor_name;
      if (name && name === host.session.getState().user?.name) return text('undo.stale.own');
      return text('undo.stale', { name: name ?? 'none' });
    },
    [host, text, clubId],
  );
  const [run, button] = useMemo(() => {
    const undoNow = async (change: Change) => {
      const { kind, undo, refusal = refusalOf } = change;
      try {
        const removed = await undo();
        if (removed) latest.current.onRemoved(removed);
        const title = text(removed ? 'done.undone.created' : `done.undone.${kind}`);
        latest.current.announce(title);
        host.toast({ intent: 'info', title, key: TOAST });
      } catch (error) {
        const body = await refusal(error);
        latest.current.announce(body);
        const actions = isRefusal(error) ? [] : [buttonOf(change.key)];
        if (actions.length > 0) changes.putBack(change);
        host.toast({ intent: 'error', title: text('undo.failed'), body, key: TOAST, actions });
      }
    };
    /** Returns the button of a toast that undoes a change, and says so if it is no longer the last. */
    const buttonOf = (key: string) => ({
      label: text('done.undo'),
      run: () => {
        const change = changes.take(key);
        if (change) void undoNow(change);
        else host.toast({ intent: 'warning', title: text('undo.failed'), body: text('undo.notLast'), key: TOAST });
      },
    });
    return [undoNow, buttonOf] as const;
  }, [host, text, refusalOf, changes]);
  useEffect(() => changes.whenAsked(run), [changes, run]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const typing =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable], form :not([role="tab"])');
      if (wanted && !typing && !isModalOpen() && changes.ask()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [changes]);
  return useMemo(
    () => ({
      reportFinal: (title, intent = 'success') => host.toast({ intent, title, body: text('undo.final'), key: TOAST }),
      offer(key, { actions = [], ...toast }) {
        // already undone by the key, while it was under way
        if (!changes.isLast(key)) return;
        host.toast({
          intent: 'success',
          ...toast,
          duration: UNDO_MS,
          key: TOAST,
          actions: [...actions, button(key)],
        });
      },
    }),
    [host, text, changes, button],
  );
}
