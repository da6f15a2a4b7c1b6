import type { Booking } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import type { GridTexts } from './types';

/** Who a booking is for: its players, else its description, else what it is. */
export function bookingTitle(booking: Booking, texts: GridTexts): string {
  if (booking.players.length > 0) return booking.players.map((p) => p.name).join(', ');
  return booking.description || texts.untitled;
}

/** All that colour and place say of a booking, in words. */
export function bookingLabel(booking: Booking, court: string, texts: GridTexts, formatter: Formatter): string {
  return [
    `${formatter.time(booking.start)}–${formatter.time(booking.end)}`,
    bookingTitle(booking, texts),
    court,
    texts.types[booking.event_type],
    stateText(booking, texts),
    `${formatter.money(booking.price)}, ${texts.payments[booking.payment_status]}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A word for states that look different; empty for an ordinary booking. */
export function stateText(booking: Booking, texts: GridTexts): string {
  if (booking.state === 'no_show') return texts.noShow;
  return isTentative(booking) ? texts.tentative : '';
}

export const isTentative = (booking: Booking) => booking.state === 'hold' || booking.state === 'pending_payment';
