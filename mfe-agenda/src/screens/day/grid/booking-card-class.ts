import { type Booking, type EventType, isUnpriced } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import * as css from './booking-card.module.css';
import { isTentative } from './booking-card-text';
import type { Geometry } from './geometry';
import type { MarksPlace } from './marks-place';

const LINE_HEIGHT = 15;
/** Border and padding above and below, and the gap to the next card, pixels. */
const FRAME = 8;
const MOST_LINES = 6;
/** Average width of a character, and room beside a card's text, in pixels. */
const CHARACTER = 6.2;
const MARGIN = 24;
/** Width of start and end beside the signs, in pixels. */
const RANGE = 132;

/** Returns height and minimum width of a card in pixels. */
function sizeOf({ courtsAs, pxPerMinute, laneSize }: Geometry, minutes: number, columns: number) {
  const along = minutes * pxPerMinute;
  const across = laneSize / columns;
  return courtsAs === 'columns' ? { height: along, width: across } : { height: across, width: along };
}

/** Returns the width of a card in pixels, and whether it has room for the sign of the payment alone. */
export function widthOf(geometry: Geometry, minutes: number, columns: number) {
  const { width } = sizeOf(geometry, minutes, columns);
  return { width, narrow: width < TWO_SIGNS };
}

/** Returns the number of lines of text that fit into a card. */
export const linesOf = (geometry: Geometry, minutes: number, columns: number): number =>
  Math.max(2, Math.min(MOST_LINES, Math.floor((sizeOf(geometry, minutes, columns).height - FRAME) / LINE_HEIGHT)));

export function hasRoomForRange(geometry: Geometry, minutes: number, columns: number): boolean {
  const { height, width } = sizeOf(geometry, minutes, columns);
  return width >= RANGE && height >= 3 * LINE_HEIGHT + FRAME;
}

/** Estimates the number of lines that a title takes. */
export function titleLines(geometry: Geometry, minutes: number, title: string): number {
  const room = Math.max(1, (sizeOf(geometry, minutes, 1).width - MARGIN) / CHARACTER);
  let lines = 1;
  let used = 0;
  for (const word of title.split(' ')) {
    if (used > 0 && used + 1 + word.length > room) {
      lines += 1;
      used = 0;
    }
    used += word.length + (used > 0 ? 1 : 0);
    if (used > room) {
      lines += Math.floor(used / room);
      used %= room;
    }
  }
  return lines;
}

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

/** A booking without a price is as open as an unpaid one: nobody has decided what it costs. */
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

interface BookingCardSize {
  geometry: Geometry;
  /** Minutes of the booking that the day shows. */
  minutes: number;
  /** Number of bookings that share the court at that time. */
  columns: number;
  /** Number of lines of text. */
  lines: number;
}

/** Pixels below which a card has no room for both signs. */
const TWO_SIGNS = 84;

export function bookingCardClass(booking: Booking, { geometry, minutes, columns, lines }: BookingCardSize): string {
  const { height, width } = sizeOf(geometry, minutes, columns);
  let name = `${css.card} ${css.signs} ${SIZES[lines]} ${TYPES[booking.event_type]} ${paymentOf(booking)}`;
  if (isTentative(booking)) name += ` ${css.tentative}`;
  if (booking.state === 'hold') name += ` ${css.held}`;
  if (booking.state === 'no_show') name += ` ${css.noShow}`;
  if (width < TWO_SIGNS) name += ` ${css.narrow}`;
  if (columns > 1 || height < 2 * LINE_HEIGHT + FRAME - 2) name += ` ${css.clipped}`;
  return name;
}
