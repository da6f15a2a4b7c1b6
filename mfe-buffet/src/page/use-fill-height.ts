import { type RefObject, useLayoutEffect } from 'react';

const LEAST = 360;

/** What scrolls an element, other than the element itself. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let e = element.parentElement; e; e = e.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(e).overflowY)) return e;
  }
  return document.documentElement;
}

/**
 * Makes an element as high as what it finds below its top in that which would scroll it, whatever stands around it, so
 * that its own parts scroll and the page does not.
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
    // what stands above (a banner, a breadcrumb line) may come and go
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
