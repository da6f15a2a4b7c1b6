import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to its last place in an element when a cover closes. Until the focus is back, the page stays hidden
 * from assistive technology.
 */
export function useReturnFocus(root: RefObject<HTMLElement | null>, covered: boolean) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent) => {
      last.current = event.target as HTMLElement;
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
