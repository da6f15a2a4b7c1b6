import { type RefObject, useLayoutEffect, useState } from 'react';
import { visibleRows } from './visible-rows';

/** Returns the range of rows to render as the list scrolls. It changes in steps, not at each scroll event. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = visibleRows(top, window.innerHeight, rowHeight, count);
      setRange((known) => (known[0] === next[0] && known[1] === next[1] ? known : next));
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(list.current)) look();
    };
    look();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight, count]);
  return range;
}
