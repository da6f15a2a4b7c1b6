import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was once a question over the form is answered; until it comes back, the drawer stays
 * hidden from assistive technology. Answers the form's `onFocus`.
 */
export function useFocusAfter(asking: boolean): (event: FocusEvent) => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!asking) return;
    const before = last.current;
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [asking]);
  return (event) => {
    // what happens in dialogs arrives here too
    if (event.currentTarget.contains(event.target)) last.current = event.target as HTMLElement;
  };
}
