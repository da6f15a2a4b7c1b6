import type { Booking, EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import * as css from './booking-card.module.css';
import { isTentative } from './booking-card-text';
import type { Geometry } from './geometry';

const LINE_HEIGHT = 15;
/** Border and padding above and below, and the gap to the next card, pixels. */
const FRAME = 8;
const MOST_LINES = 6;
/** Pixels that a character takes, and those beside a card's text. */
const CHARACTER = 6.2;
const MARGIN = 24;
/** Pixels that start and end take beside the signs. */
const RANGE = 132;

/** Height of a card in pixels, and the least width that it may have. */
function sizeOf({ courtsAs, pxPerMinute, laneSize }: Geometry, minutes: number, columns: number) {
  const along = minutes * pxPerMinute;
  const across = laneSize / columns;
  return courtsAs === 'columns' ? { height: along, width: across } : { height: across, width: along };
}

/** Lines of text that a card has room for. */
export const linesOf = (geometry: Geometry, minutes: number, columns: number): number =>
  Math.max(2, Math.min(MOST_LINES, Math.floor((sizeOf(geometry, minutes, columns).height - FRAME) / LINE_HEIGHT)));

export function hasRoomForRange(geometry: Geometry, minutes: number, columns: number): boolean {
  const { height, width } = sizeOf(geometry, minutes, columns);
  return width >= RANGE && height >= 3 * LINE_HEIGHT + FRAME;
}

/** Lines that a title takes, at a guess. */
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

/** Colour and sign of a type without a card; the payment's sign beside it is not drawn. */
export const typeClass = (type: EventType) => `${css.signs} ${css.onlyType} ${TYPES[type]} ${css.pending}`;

/** Colour and sign of a payment state without a card; the left border has the colour. */
export const paymentClass = (payment: PaymentStatus) =>
  `${css.signs} ${css.onlyPayment} ${css.turno} ${PAYMENTS[payment]}`;

/** Looks of a state without a card. */
export const TENTATIVE_CLASS = `${css.turno} ${css.tentative}`;
export const NO_SHOW_CLASS = `${css.turno} ${css.noShow}`;

interface BookingCardSize {
  geometry: Geometry;
  /** What is seen of the booking. */
  minutes: number;
  /** How many share the court at that time. */
  columns: number;
}

/** Pixels below which a card has no room for both signs. */
const TWO_SIGNS = 84;

export function bookingCardClass(booking: Booking, { geometry, minutes, columns }: BookingCardSize): string {
  const { height, width } = sizeOf(geometry, minutes, columns);
  const lines = linesOf(geometry, minutes, columns);
  let name = `${css.card} ${css.signs} ${SIZES[lines]} ${TYPES[booking.event_type]} ${PAYMENTS[booking.payment_status]}`;
  if (isTentative(booking)) name += ` ${css.tentative}`;
  if (booking.state === 'no_show') name += ` ${css.noShow}`;
  if (width < TWO_SIGNS) name += ` ${css.narrow}`;
  if (columns > 1 || height < 2 * LINE_HEIGHT + FRAME - 2) name += ` ${css.clipped}`;
  return name;
}
