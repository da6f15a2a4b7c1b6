import { type Booking, type EventType, isUnpriced } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import * as css from './booking-card.module.css';
import { isTentative } from './booking-card-text';
import type { CardRoom } from './card-room';
import type { MarksPlace } from './marks-place';

const SIZES: Readonly<Record<number, string>> = {
  2: `${css.short}`,
  3: `${css.tall}`,
  4: `${css.tall} ${css.lines4}`,
  5: `${css.tall} ${css.lines5}`,
  6: `${css.tall} ${css.lines6}`,
};

const TYPES: Readonly<Record<EventType, string>> = {
  turno: `${css.turno}`,
  entrenamiento: `${css.entrenamiento}`,
  torneo: `${css.torneo}`,
};

const PAYMENTS: Readonly<Record<PaymentStatus, string>> = {
  pending: `${css.pending}`,
  partially_paid: `${css.partially_paid}`,
  fully_paid: `${css.fully_paid}`,
  overpaid: `${css.overpaid}`,
};

/**
 * Returns the class of what is paid. A booking without a price is as open as an unpaid one: nobody has decided what it
 * costs.
 */
const paymentOf = (booking: Booking) => (isUnpriced(booking) ? PAYMENTS.pending : PAYMENTS[booking.payment_status]);

/** Returns the class with colour and sign of a type alone, for the legend. */
export const typeClass = (type: EventType) => `${css.signs} ${css.onlyType} ${TYPES[type]} ${css.pending}`;

/** Returns the class with colour and sign of a payment status alone, for the legend. */
export const paymentClass = (payment: PaymentStatus) =>
  `${css.signs} ${css.onlyPayment} ${css.turno} ${PAYMENTS[payment]}`;

/** Classes for the look of a state, for the legend. */
export const TENTATIVE_CLASS = `${css.turno} ${css.tentative}`;
export const HELD_CLASS = `${css.turno} ${css.tentative} ${css.held}`;
export const NO_SHOW_CLASS = `${css.turno} ${css.noShow}`;

const MARKS_PLACES: Readonly<Record<MarksPlace, string>> = {
  corner: `${css.marks} ${css.atCorner}`,
  head: `${css.marks} ${css.inHead}`,
  foot: `${css.marks} ${css.atCorner}`,
};

/** Returns the class of the marks at their place; in the head they are drawn beside the signs. */
export const marksClass = (place: MarksPlace, narrow: boolean) =>
  place === 'head' && narrow ? `${MARKS_PLACES.head} ${css.besideOne}` : MARKS_PLACES[place];

/** Returns the class of a mark alone, for the legend. */
export const MARK_CLASS = `${css.marks}`;

/** Returns the class of a card with room for `lines` lines of text. */
export function bookingCardClass(booking: Booking, { narrow, clipped }: CardRoom, lines: number): string {
  let name = `${css.card} ${css.signs} ${SIZES[lines]} ${TYPES[booking.event_type]} ${paymentOf(booking)}`;
  if (isTentative(booking)) name += ` ${css.tentative}`;
  if (booking.state === 'hold') name += ` ${css.held}`;
  if (booking.state === 'no_show') name += ` ${css.noShow}`;
  if (narrow) name += ` ${css.narrow}`;
  if (clipped) name += ` ${css.clipped}`;
  return name;
}
