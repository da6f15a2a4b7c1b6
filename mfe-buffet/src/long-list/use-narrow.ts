import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element has less room than this, pixels: the sidebar takes its part of the window. */
export function useNarrow(element: RefObject<HTMLElement | null>, below: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setNarrow(current.clientWidth > 0 && current.clientWidth < below);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, below]);
  return narrow;
}
