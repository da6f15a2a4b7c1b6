import { type KeyboardEvent, type SVGProps, useRef, useState } from 'react';

/** Number of marks that an arrow key passes, by key. All arrows go to the neighbour if `row` is 1. */
const stepsOf = (row: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -row,
  ArrowDown: row,
});

/**
 * Keyboard and pointer of a chart's marks: one of them takes part in the order of tabs, arrows, Home and End move
 * between them, and the mark under the pointer or with the focus is the active one. `row` is the number of marks in a
 * row of a grid.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function useMarks(count: number, row = 1) {
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(SVGElement | null)[]>([]);
  const steps = stepsOf(row);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') return setActive(null);
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step === undefined ? -1 : index + step;
    if (next < 0 || next >= count) return;
    event.preventDefault();
    setStop(next);
    marks.current[next]?.focus();
  };

  const propsOf = (index: number, label: string): SVGProps<SVGGElement> => ({
    ref: (element: SVGGElement | null) => {
      marks.current[index] = element;
    },
    role: 'img',
    'aria-label': label,
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => {
      setStop(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive(null),
    onKeyDown: (event) => onKeyDown(event, index),
  });

  return { active: active !== null && active < count ? active : null, propsOf };
}
