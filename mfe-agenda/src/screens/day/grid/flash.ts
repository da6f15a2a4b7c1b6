import type { Booking } from '@canchero/shared-contracts/booking';
import { type RefObject, useEffect } from 'react';
import type { PlacedBooking } from '../model/layout';

const FLASH = [
  { outline: '3px solid currentColor', outlineOffset: '-3px', filter: 'brightness(1.15)' },
  { outline: '3px solid transparent', outlineOffset: '-3px', filter: 'none' },
];

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

function flash(column: HTMLElement | null, id: string) {
  const block = column?.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!block?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  block.animate(FLASH, { duration: 1200, easing: 'ease-out' });
}
