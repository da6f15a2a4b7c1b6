import type { Booking, EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import * as css from './block.module.css';
import { isTentative } from './block-text';
import { heightOf } from './geometry';

/** Minutes from which a block is as high as the two lines of a short one. */
const TWO_LINES = 30;
/** Minutes from which the texts of a block may take as many lines as there are. */
const TALL = 45;
const LINE_HEIGHT = 15;
/** Border and padding above and below, and the gap to the next block, pixels. */
const FRAME = 8;
const MOST_LINES = 6;
/** Characters that fit into a line of the narrowest column. */
const LINE_CHARACTERS = 17;

/** Lines of text that a block of so many minutes has room for; a short one has two. */
export const linesOf = (minutes: number): number =>
  minutes < TALL ? 2 : Math.min(MOST_LINES, Math.floor((heightOf(minutes) - FRAME) / LINE_HEIGHT));

/** Lines that a title takes in the narrowest column, at a guess. */
export const titleLines = (title: string): number => Math.ceil(title.length / LINE_CHARACTERS);

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

/** Colour and sign of a type without a block; the payment's sign beside it is not drawn. */
export const typeClass = (type: EventType) => `${css.signs} ${css.onlyType} ${TYPES[type]} ${css.pending}`;

/** Colour and sign of a payment state without a block; the left border has the colour. */
export const paymentClass = (payment: PaymentStatus) =>
  `${css.signs} ${css.onlyPayment} ${css.turno} ${PAYMENTS[payment]}`;

/** `minutes`: what is seen of the booking. `narrow`: the block shares its column's width. */
export function blockClass(booking: Booking, minutes: number, narrow: boolean, title: string): string {
  const lines = linesOf(minutes);
  let name = `${css.block} ${css.signs} ${SIZES[lines]} ${TYPES[booking.event_type]} ${PAYMENTS[booking.payment_status]}`;
  if (isTentative(booking)) name += ` ${css.tentative}`;
  if (booking.state === 'no_show') name += ` ${css.noShow}`;
  if (narrow) name += ` ${css.narrow}`;
  if (narrow || minutes < TWO_LINES || titleLines(title) > 1) name += ` ${css.clipped}`;
  return name;
}
