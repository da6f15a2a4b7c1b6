import type { Booking } from '@canchero/shared-contracts/booking';
import { chatLink } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markTexts, paymentText, stateText } from './booking-card-text';
import * as css from './hover-card.module.css';
import type { GridTexts } from './types';

interface HoverCardProps {
  /** Covers the grid; the card is placed in it. */
  frame: RefObject<HTMLElement | null>;
  find(id: string): { booking: Booking; court: string } | null;
  texts: GridTexts;
  formatter: Formatter;
}

const DELAY = 450;
/** Milliseconds in which the mouse may cross the gap to the popup. */
const LEAVE = 250;
const GAP = 8;

/**
 * Details of the booking that the mouse or the keyboard's focus rests on, with links that open a chat. Escape, a press
 * beside it and scrolling hide it. Hidden from assistive technology, which reads the same from the card's accessible
 * name; the booking's drawer has the links for the keyboard.
 */
export function HoverCard({ frame, find, texts, formatter }: HoverCardProps) {
  const id = useHovered(frame);
  const found = id === null ? null : find(id);
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (found && popup.current && frame.current) placeBeside(popup.current, found.booking.id, frame.current);
  });
  if (!found) return null;
  const { booking, court } = found;
  const state = stateText(booking, texts);
  const marks = markTexts(booking, texts);
  return (
    <div ref={popup} className={css.card} aria-hidden data-popup data-testid="hover-card">
      <strong>
        {formatter.time(booking.start)} – {formatter.time(booking.end)}
      </strong>
      <p>
        {court} · {texts.types[booking.event_type]}
        {state && ` · ${state}`}
      </p>
      {booking.players.map((player) => (
        <p key={player.id}>
          {player.name}
          {player.phone && (
            <>
              {' · '}
              <a href={chatLink(player.phone, '') ?? undefined} target="_blank" rel="noreferrer" tabIndex={-1}>
                {texts.phone(player.phone)}
              </a>
            </>
          )}
        </p>
      ))}
      {booking.description && <p>{booking.description}</p>}
      {marks.length > 0 && <p>{marks.join(' · ')}</p>}
      <p>
        {formatter.money(booking.price)} · {paymentText(booking, texts)}
        {booking.paid > 0 && booking.paid !== booking.price && ` (${formatter.money(booking.paid)})`}
      </p>
    </div>
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
    const want = (next: string | null, after = DELAY) => {
      if (next === wanted) return;
      wanted = next;
      clearTimeout(timer);
      if (after === 0) show(next);
      else timer = setTimeout(() => show(next), after);
    };
    const isInside = ({ target }: Event) => target instanceof Element && target.closest('[data-popup]') !== null;
    const cardOf = (event: Event) =>
      event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-id]')?.dataset.id ?? null) : null;
    const over = (event: PointerEvent) => {
      const next = isInside(event) ? shown : event.pointerType === 'mouse' && !event.buttons ? cardOf(event) : null;
      want(next, next === null ? LEAVE : next === shown ? 0 : DELAY);
    };
    const focus = (event: FocusEvent) => {
      const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible');
      if (!isInside(event)) want(byKeyboard ? cardOf(event) : null, byKeyboard ? DELAY : 0);
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

/** Places the popup right of the card or, without room, left of it; always inside the frame. */
function placeBeside(popup: HTMLElement, id: string, frame: HTMLElement) {
  const card = frame.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  if (!card) return;
  const bounds = frame.getBoundingClientRect();
  const right = card.right + GAP;
  const left = right + popup.offsetWidth <= bounds.right ? right : card.left - GAP - popup.offsetWidth;
  const top = Math.max(bounds.top + GAP, Math.min(card.top, bounds.bottom - popup.offsetHeight - GAP));
  popup.style.left = `${Math.max(GAP, left - bounds.left)}px`;
  popup.style.top = `${top - bounds.top}px`;
}
