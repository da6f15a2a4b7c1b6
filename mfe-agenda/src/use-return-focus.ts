import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to its last place in an element, else to the element itself, when a dialog or drawer over it
 * closes. Until the focus is back, the page stays hidden from assistive technology. The focus never returns to a drawer
 * within the element.
 */
export function useReturnFocus(root: RefObject<HTMLElement | null>, covered: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  // before the effects that set the first focus
  useLayoutEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      const drawer = target.closest('[role="dialog"]');
      if (!drawer || drawer.contains(element)) last.current = target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);
  useEffect(() => {
    if (!covered) return;
    return () => {
      const target = last.current?.isConnected ? last.current : root.current;
      target?.focus({ preventScroll: true });
    };
  }, [covered, root]);
}
