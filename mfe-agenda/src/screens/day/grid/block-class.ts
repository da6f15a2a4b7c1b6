import type { Booking, EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import * as css from './block.module.css';
import { isTentative } from './block-text';

/** How much fits: everything in one line, or the time above two to four lines of text. */
export type BlockSize = 'short' | 'lines2' | 'lines3' | 'lines4';

/** Minutes from which a block is as high as the two lines of a short one. */
const TWO_LINES = 30;

/** By a block's minutes. */
export function blockSize(minutes: number): BlockSize {
  if (minutes < 45) return 'short';
  if (minutes < 75) return 'lines2';
  return minutes < 90 ? 'lines3' : 'lines4';
}

const SIZES: Readonly<Record<BlockSize, string>> = {
  short: `${css.short}`,
  lines2: `${css.tall}`,
  lines3: `${css.tall} ${css.lines3}`,
  lines4: `${css.tall} ${css.lines4}`,
};

const TYPES: Readonly<Record<EventType, string>> = {
  turno: `${css.type} ${css.turno}`,
  entrenamiento: `${css.type} ${css.entrenamiento}`,
  torneo: `${css.type} ${css.torneo}`,
};

const PAYMENTS: Readonly<Record<PaymentStatus, string>> = {
  pending: `${css.payment} ${css.pending}`,
  partially_paid: `${css.payment} ${css.partially_paid}`,
  fully_paid: `${css.payment} ${css.fully_paid}`,
  overpaid: `${css.payment} ${css.overpaid}`,
};

/** Colour and sign of a type, alone or of a block. */
export const typeClass = (type: EventType) => TYPES[type];

/** Colour and sign of a payment state, alone or of a block. */
export const paymentClass = (payment: PaymentStatus) => PAYMENTS[payment];

/** `minutes`: what is seen of the booking. `narrow`: the block shares its column's width. */
export function blockClass(booking: Booking, minutes: number, narrow: boolean): string {
  let name = `${css.block} ${SIZES[blockSize(minutes)]} ${typeClass(booking.event_type)} ${paymentClass(booking.payment_status)}`;
  if (isTentative(booking)) name += ` ${css.tentative}`;
  if (booking.state === 'no_show') name += ` ${css.noShow}`;
  if (narrow) name += ` ${css.narrow}`;
  if (narrow || minutes < TWO_LINES) name += ` ${css.clipped}`;
  return name;
}
