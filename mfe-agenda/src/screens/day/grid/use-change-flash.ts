import type { Booking } from '@canchero/shared-contracts/booking';
import { type RefObject, useEffect } from 'react';
import type { PlacedBooking } from '../model/layout';

/** Lets the blocks of a column flash whose bookings are news. One effect for all of them. */
export function useChangeFlash(
  column: RefObject<HTMLElement | null>,
  placed: readonly PlacedBooking[],
  isRecentChange: (booking: Booking) => boolean,
) {
  useEffect(() => {
    for (const { booking } of placed) if (isRecentChange(booking)) flash(column.current, booking.id);
  }, [column, placed, isRecentChange]);
}

/** The ring is the style sheet's; it fades without the main thread, which a slow machine needs for the next change. */
function flash(column: HTMLElement | null, id: string) {
  const card = column?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!card || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  card.dataset.changed = '';
  card.addEventListener('animationend', () => delete card.dataset.changed, { once: true });
}
