import { type Booking, isUnpriced, shownState } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { marksOf } from '../../../bookings-data/marks';
import type { GridTexts } from './types';

/** Returns the players of a booking, else its description, else the word for an untitled one or a hold. */
export function bookingTitle(booking: Booking, texts: GridTexts): string {
  if (booking.players.length > 0) return booking.players.map((p) => p.name).join(', ');
  if (booking.state === 'hold') return texts.held;
  return booking.description || texts.untitled;
}

/** Texts that a card has room to show. */
export interface BookingCardText {
  /** Start, or start and end. */
  time: string;
  title: string;
  /** Price of the booking; empty if the card has too little room. */
  price: string;
}

/** Returns the accessible name: the card's text, then what only its colour, position or lack of room convey. */
export function bookingLabel(
  booking: Booking,
  shown: BookingCardText,
  court: string,
  texts: GridTexts,
  formatter: Formatter,
): string {
  const range = timeRange(booking, formatter);
  let label = `${shown.time} ${shown.title}`;
  if (shown.price) label += ` ${shown.price}`;
  if (shown.time !== range) label += `, ${range}`;
  label += `, ${court}, ${texts.types[booking.event_type]}`;
  const state = stateText(booking, texts);
  if (state) label += `, ${state}`;
  if (!shown.price) label += `, ${formatter.money(booking.price)}`;
  return [`${label}, ${paymentText(booking, texts)}`, ...markTexts(booking, texts)].join(', ');
}

/** Returns the words for the marks of a booking. */
export const markTexts = (booking: Booking, texts: GridTexts) => marksOf(booking).map((mark) => texts.marks[mark]);

/** Returns the word for a booking's payment status. */
export const paymentText = (booking: Booking, texts: GridTexts) =>
  isUnpriced(booking) ? texts.unpriced : texts.payments[booking.payment_status];

export const timeRange = (booking: Booking, formatter: Formatter) =>
  `${formatter.time(booking.start)} – ${formatter.time(booking.end)}`;

/** Returns the word for a state with a look of its own; empty for an ordinary booking. */
export function stateText(booking: Booking, texts: GridTexts): string {
  if (booking.state === 'no_show') return texts.noShow;
  // a hold without players has it as its title
  if (booking.state === 'hold') return booking.players.length > 0 ? texts.held : '';
  if (shownState(booking) === 'pending_contact') return texts.awaitsContact;
  return isTentative(booking) ? texts.tentative : '';
}

export const isTentative = (booking: Booking) => booking.state === 'hold' || booking.state === 'pending_payment';
