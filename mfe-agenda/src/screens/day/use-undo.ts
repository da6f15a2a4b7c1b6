import { useHost } from '@canchero/shared-contracts/kit';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../text';

/** Takes a change back; rejects where that is refused. */
type Undo = () => Promise<unknown>;

/** A way to say what was done, with a button that takes it back; Ctrl+Z takes back the last one, once. */
export function useUndo(fail: (error: unknown) => void) {
  const host = useHost();
  const text = useText();
  const last = useRef<Undo | null>(null);
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
      if (!wanted || typing || !last.current || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      run(last.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [run]);
  return useCallback(
    (body: string, undo: Undo) => {
      last.current = undo;
      host.toast({ intent: 'success', body, action: { label: text('done.undo'), run: () => run(undo) } });
    },
    [host, text, run],
  );
}
