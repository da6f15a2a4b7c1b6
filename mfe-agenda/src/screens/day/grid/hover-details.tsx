import type { Booking } from '@canchero/shared-contracts/booking';
import { chatLink } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { markTexts, paymentText, stateText } from './booking-card-text';
import * as css from './hover-card.module.css';
import type { GridTexts } from './types';

interface HoverDetailsProps {
  /** Covers the grid; the card is placed in it. */
  frame: RefObject<HTMLElement | null>;
  booking: Booking;
  /** Name of its court. */
  court: string;
  texts: GridTexts;
  formatter: Formatter;
}

const GAP = 8;

/** Details of a booking beside its card, with links that open a chat. */
export function HoverDetails({ frame, booking, court, texts, formatter }: HoverDetailsProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (popup.current && frame.current) placeBeside(popup.current, booking.id, frame.current);
  });
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
