import type { Booking } from '@canchero/shared-contracts/booking';
import { type Formatter, lazyPart } from '@canchero/shared-contracts/kit';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import type { GridTexts } from './types';

// fetched while the mouse rests, for the first load to go without
const HoverDetails = lazyPart(() =>
  import(/* webpackChunkName: "day-menu" */ './hover-details').then((m) => m.HoverDetails),
);

interface HoverCardProps {
  /** Covers the grid; the card is placed in it. */
  frame: RefObject<HTMLElement | null>;
  find(id: string): { booking: Booking; court: string } | null;
  texts: GridTexts;
  formatter: Formatter;
}

const DELAY_MS = 450;
/** Milliseconds in which the mouse may cross the gap to the popup. */
const LEAVE_MS = 250;

/**
 * Details of the booking that the mouse or the keyboard's focus rests on. Escape, a press beside it and scrolling hide
 * it. Hidden from assistive technology, which reads the same from the card's accessible name; the booking's drawer has
 * the links for the keyboard.
 */
export function HoverCard({ frame, find, texts, formatter }: HoverCardProps) {
  const id = useHovered(frame);
  const found = id === null ? null : find(id);
  return (
    <Suspense fallback={null}>
      {found && <HoverDetails frame={frame} {...found} texts={texts} formatter={formatter} />}
    </Suspense>
  );
}

/** Returns the id of the booking whose card was hovered or focused for a moment. */
function useHovered(frame: RefObject<HTMLElement | null>): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: string | null = null;
    let shown: string | null = null;
    const show = (next: string | null) => {
      shown = next;
      setId(next);
    };
    const want = (next: string | null, after = DELAY_MS) => {
      if (next === wanted) return;
      wanted = next;
      if (next !== null) HoverDetails.prepare();
      clearTimeout(timer);
      if (after === 0) show(next);
      else timer = setTimeout(() => show(next), after);
    };
    const isInside = ({ target }: Event) => target instanceof Element && target.closest('[data-popup]') !== null;
    const cardOf = (event: Event) =>
      event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-id]')?.dataset.id ?? null) : null;
    const over = (event: PointerEvent) => {
      const next = isInside(event) ? shown : event.pointerType === 'mouse' && !event.buttons ? cardOf(event) : null;
      want(next, next === null ? LEAVE_MS : next === shown ? 0 : DELAY_MS);
    };
    const focus = (event: FocusEvent) => {
      const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
      if (!isInside(event)) want(byKeyboard ? cardOf(event) : null, byKeyboard ? DELAY_MS : 0);
    };
    const hide = (event: Event) => {
      if (!isInside(event)) want(null, 0);
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && want(null, 0);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('pointerdown', hide);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', hide);
    element.addEventListener('keydown', key);
    element.addEventListener('wheel', hide, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('pointerdown', hide);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', hide);
      element.removeEventListener('keydown', key);
      element.removeEventListener('wheel', hide);
    };
  }, [frame]);
  return id;
}
