import { lookAfterFocus } from '@canchero/shared-contracts/ui-overlay';
import { useCallback, useEffect, useRef } from 'react';

const TOASTER = '.fui-Toaster';

/**
 * Follows what had the focus before a toast took it. Returns a function that gives it back, to the page if that place
 * is gone: a toast that closes would leave it nowhere.
 */
export function useFocusBeforeToast(): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(TOASTER)) before.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return useCallback(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.closest(TOASTER)) return;
    // else the toaster would hand it to its next toast
    focused.blur();
    lookAfterFocus(before.current);
  }, []);
}
