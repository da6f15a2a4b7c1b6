import type { Booking } from '@canchero/shared-contracts/booking';
import { type RefObject, useEffect } from 'react';
import type { PlacedBooking } from '../model/layout';

/** Lets the blocks of a column flash whose bookings are news. One effect for all of them. */
export function useFlash(
  column: RefObject<HTMLElement | null>,
  placed: readonly PlacedBooking[],
  isNews: (booking: Booking) => boolean,
) {
  useEffect(() => {
    for (const { booking } of placed) if (isNews(booking)) flash(column.current, booking.id);
  }, [column, placed, isNews]);
}

/** The ring is the style sheet's; it fades without the main thread, which a slow machine needs for the next change. */
function flash(column: HTMLElement | null, id: string) {
  const block = column?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!block || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  block.dataset.news = '';
  block.addEventListener('animationend', () => delete block.dataset.news, { once: true });
}
