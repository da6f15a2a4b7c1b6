import { type RefObject, useEffect, useRef } from 'react';

/** Path of the screen that was last focused, in whatever frame. The page's first screen needs no announcement. */
let announced = window.location.pathname;

/** Moves the focus to the content when another screen opens, so that a screen reader begins there. */
export function useFocusOnNavigation<T extends HTMLElement>(screen: string): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => {
    if (announced === screen) return;
    announced = screen;
    target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
}
