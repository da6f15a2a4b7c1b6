import { type RefObject, useLayoutEffect } from 'react';

/** The room that the shell keeps below a screen. */
const BOTTOM = 16;
const LEAST = 360;

/** Makes an element as high as what is left of the window below its top, so that the grid scrolls and the page does not. */
export function useFillHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fill = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.height = `${Math.max(LEAST, window.innerHeight - top - BOTTOM)}px`;
    };
    fill();
    window.addEventListener('resize', fill);
    // what stands above (a banner, a breadcrumb line) may come and go
    const observer = new ResizeObserver(fill);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('resize', fill);
      observer.disconnect();
    };
  }, [ref]);
}
