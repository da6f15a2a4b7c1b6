import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onFocus(event: FocusEvent): void;
}

/** Returns props of an element that takes the focus when what had it within goes away, as a removed line does. */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  });
  const onFocus = ({ target }: FocusEvent) => {
    // React passes on the focus of overlays, which look after it themselves
    last.current = ref.current?.contains(target) ? target : null;
  };
  return { ref, tabIndex: -1, onFocus };
}
