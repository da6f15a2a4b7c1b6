import { useHost } from '@canchero/shared-contracts/kit';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isDialogOpen } from '../../open-dialog';
import { useText } from '../../text';

/** Reverts a change. @throws the AppError of the call that reverts it */
type Undo = () => Promise<unknown>;

export interface UndoOffer {
  /** Shows a toast with an undo button. Ctrl+Z reverts the last offered change, once. */
  offer(body: string, undo: Undo): void;
  /** Tracks a change that will be offered when it is done: Ctrl+Z until then applies to it, not to an earlier one. */
  follow<T>(change: Promise<T>): Promise<T>;
}

export function useUndo(fail: (error: unknown) => void): UndoOffer {
  const host = useHost();
  const text = useText();
  const last = useRef<Undo | null>(null);
  const underWay = useRef(0);
  const asked = useRef(false);
  const failed = useRef(fail);
  useEffect(() => {
    failed.current = fail;
  });
  const run = useCallback(
    (undo: Undo) => {
      if (last.current === undo) last.current = null;
      undo().then(
        () => host.toast({ intent: 'info', body: text('done.undone') }),
        (error) => failed.current(error),
      );
    },
    [host, text],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (!wanted || typing || isDialogOpen()) return;
      if (underWay.current > 0) asked.current = true;
      else if (last.current) run(last.current);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [run]);
  return useMemo(
    () => ({
      offer(body, undo) {
        last.current = undo;
        if (asked.current) run(undo);
        else host.toast({ intent: 'success', body, action: { label: text('done.undo'), run: () => run(undo) } });
        asked.current = false;
      },
      async follow(change) {
        underWay.current += 1;
        try {
          return await change;
        } catch (error) {
          asked.current = false;
          throw error;
        } finally {
          underWay.current -= 1;
        }
      },
    }),
    [host, text, run],
  );
}
