import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the content when another screen opens, so that a screen reader begins there; not at first. */
export function useFocusOnNavigation<T extends HTMLElement>(screen: string): RefObject<T | null> {
  const target = useRef<T>(null);
  const open = useRef(screen);
  useEffect(() => {
    if (open.current === screen) return;
    open.current = screen;
    target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
}
