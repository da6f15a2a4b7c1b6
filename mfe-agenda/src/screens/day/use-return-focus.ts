import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was in an element once what lay over it is gone. That also ends the modal state:
 * until the focus comes back, the page stays hidden from assistive technology.
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
