import { useLocation, useNavigationType } from '@canchero/shared-contracts/router';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance from the top in pixels at which each entry of the history was left, by its key. */
const positions = new Map<string, number>();

/** Time in milliseconds for a screen to become long enough to be scrolled to where it was. */
const PATIENCE_MS = 3000;

/** Events by which a person takes over scrolling: the screen is then left where it is. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Shows a new screen from its top, and one that Back or Forward leads to where it was left. */
export function useScrollOnNavigation(place: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own key
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let stop = () => {};
    if (shown.current === pathname) positions.set(key, element.scrollTop);
    else stop = scrollTo(element, isReturn ? (positions.get(key) ?? 0) : 0);
    shown.current = pathname;
    const note = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', note);
    };
  }, [key]);
}

/** Scrolls an element, again while it is too short because its content is still loading. Returns what ends that. */
function scrollTo(element: HTMLElement, top: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const act of OWN_SCROLLING) element.removeEventListener(act, stop);
  };
  const step = () => {
    element.scrollTop = top;
    if (Math.abs(element.scrollTop - top) > 1 && performance.now() < until) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const act of OWN_SCROLLING) element.addEventListener(act, stop, { passive: true });
  step();
  return stop;
}
