import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells whether an element is narrower than `below` pixels. The window says little: the sidebar takes part of it. */
export function useNarrowerThan(element: RefObject<HTMLElement | null>, below: number): boolean {
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
