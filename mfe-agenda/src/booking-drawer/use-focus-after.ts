import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns the focus to its last place when a question over the form is answered; until then the drawer stays hidden from
 * assistive technology. Returns the form's `onFocus` handler.
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
    // React events of dialogs bubble to this form
    if (event.currentTarget.contains(event.target)) last.current = event.target as HTMLElement;
  };
}
