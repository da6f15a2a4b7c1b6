import { type RefObject, useEffect, useRef } from 'react';

/** The screen that has been announced, whatever frame stood around it: nothing has to be said of the page's first. */
let announced = window.location.pathname;

/** Puts the focus on the content when another screen opens, so that a screen reader begins there; not at first. */
export function useFocusOnNavigation<T extends HTMLElement>(screen: string): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => {
    if (announced === screen) return;
    announced = screen;
    target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
}
