import type { Booking } from '@canchero/shared-contracts/booking';
import { type RefObject, useEffect } from 'react';
import type { PlacedBooking } from '../model/layout';

/** Flashes the cards of a column that colleagues changed. One effect serves all cards. */
export function useChangeFlash(
  column: RefObject<HTMLElement | null>,
  placed: readonly PlacedBooking[],
  isRecentChange: (booking: Booking) => boolean,
) {
  useEffect(() => {
    for (const { booking } of placed) if (isRecentChange(booking)) flash(column.current, booking.id);
  }, [column, placed, isRecentChange]);
}

/** Starts the fading ring of the style sheet, which animates without the main thread. */
function flash(column: HTMLElement | null, id: string) {
  const card = column?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  if (!card || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  card.dataset.changed = '';
  card.addEventListener('animationend', () => delete card.dataset.changed, { once: true });
}
