import { type RefObject, useLayoutEffect } from 'react';

/** Pixels. */
const LEAST = 360;

/** Returns the nearest ancestor that scrolls. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let e = element.parentElement; e; e = e.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(e).overflowY)) return e;
  }
  return document.documentElement;
}

/**
 * Stretches an element to the bottom of its scrolling ancestor, so that its own parts scroll and the page does not.
 */
export function useFillHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const outer = scrollerOf(element);
    const fill = () => {
      const top = element.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
      const below = Number.parseFloat(getComputedStyle(outer).paddingBottom) || 0;
      element.style.height = `${Math.max(LEAST, outer.clientHeight - top - below)}px`;
    };
    fill();
    // elements above it, such as a banner, may come and go
    const observer = new ResizeObserver(fill);
    observer.observe(outer);
    for (const sibling of outer.children) observer.observe(sibling);
    window.addEventListener('resize', fill);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fill);
    };
  }, [ref]);
}
