import { consumptionEvents } from '@canchero/shared-contracts/consumption';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type BookingPayments,
  type BulkPayment,
  checkAmount,
  type LineKind,
  type NewPayment,
  paymentErrors,
  settle,
} from '@canchero/shared-contracts/payment';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import { touchBooking, touchPaidAtDesk } from '../bookings/writes';
import { checkPayable } from '../clubs/reads';
import { lockConsumption } from '../consumptions/writes';
import { type BookingMoney, bookingPayments, lockPayableBooking, netPayment, settleBooking } from './booking-payments';
import { publishPayment } from './publish-payment';
import { recordPayment } from './record-payment';
import { lockBooking, takeAtDesk } from './sql';

/** Line of a payment; `number` is its index in a bulk payment. */
interface Line {
  kind: LineKind;
  playerId: string | null;
  consumptionId?: string;
  amount: number;
  /** Centavos that were said to be open; unchecked if absent. */
  open?: number | undefined;
  number?: number;
}

/**
 * Records a payment of at most what is open of a booking. A player may pay more than their share, and so for others.
 * @throws not_found, booking_cancelled, player_not_in_booking {player_id}, open_changed {open},
 *   amount_not_positive {remaining}, amount_exceeds_remaining {remaining} and those of `recordPayment`
 */
export const payBooking = (tx: Tx, actor: Actor, bookingId: string, body: NewPayment): Promise<BookingPayments> => {
  const line: Line = { kind: 'booking', playerId: body.player_id ?? null, amount: body.amount, open: body.open };
  return recordLines(tx, actor, bookingId, body, [line]);
};

/**
 * Records payments of several lines, all or none. A share takes at most what is open of it. Consumptions alone are paid
 * for a cancelled booking too.
 * @throws those of `payBooking`, with `line`, its index
 */
export const payBookingLines = (
  tx: Tx,
  actor: Actor,
  bookingId: string,
  body: BulkPayment,
): Promise<BookingPayments> => {
  const lines = body.lines.map(({ kind, id, amount }, number): Line => {
    if (kind === 'booking' && id !== bookingId) throw AppError.of(commonErrors.not_found);
    const playerId = kind === 'share' ? id : null;
    return { kind, playerId, amount, number, ...(kind === 'consumption' && { consumptionId: id }) };
  });
  return recordLines(tx, actor, bookingId, body, lines);
};

async function recordLines(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { method, notes = '' }: Pick<NewPayment, 'method' | 'notes'>,
  lines: readonly Line[],
): Promise<BookingPayments> {
  const { clubId, actorId: by } = actor;
  const bookingLines = lines.filter((line) => line.consumptionId === undefined);
  // what was consumed is owed even if the booking was cancelled afterwards
  const { price } =
    bookingLines.length > 0
      ? await lockPayableBooking(tx, clubId, bookingId)
      : found(await lockBooking(tx, clubId, bookingId));
  await checkLines(tx, clubId, await settleBooking(tx, clubId, bookingId, price), price, bookingLines);
  for (const { playerId, amount } of bookingLines) {
    await recordPayment(tx, clubId, { bookingId, playerId, method, amount, notes, by });
  }
  // the consumptions of a booking are charged where the booking is
  if (bookingLines.length < lines.length) await takeAtDesk(tx, 'reception');
  for (const { consumptionId, amount, number } of lines) {
    if (consumptionId === undefined) continue;
    const { open, player_id: playerId } = await lockConsumption(tx, clubId, { bookingId, consumptionId });
    const problem = checkAmount(amount, open);
    if (problem) throw AppError.of(paymentErrors[problem], { remaining: open, line: number });
    await checkPayable(tx, clubId, { amount, path: pathOf(number), sums: [open] });
    await recordPayment(tx, clubId, { consumptionId, playerId, method, amount, notes, by });
  }
  if (bookingLines.length < lines.length) {
    await appendEvent(tx, clubId, consumptionEvents.changed, { booking_id: bookingId });
  }
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  // consumptions alone are no payment of the booking
  const touched = bookingLines.length > 0 ? touchPaidAtDesk(tx, actor, bookingId) : touchBooking(tx, clubId, bookingId);
  const answer = await bookingPayments(tx, clubId, await touched);
  await publishPayment(tx, answer.booking, { amount, method, gateway: 'in_place', by });
  await audit(tx, { ...actor, action: 'payment.create', object: { type: 'booking', id: bookingId }, amount });
  return answer;
}

/** Returns the path of an amount in a request: that of a line of several, or the only one. */
const pathOf = (line: number | undefined) => (line === undefined ? 'amount' : `lines.${line}.amount`);

/** Checks each line against what the lines before it leave open. */
async function checkLines(
  tx: Tx,
  clubId: string,
  { payments, sharers, unit, settlement }: BookingMoney,
  price: number,
  lines: readonly Line[],
): Promise<void> {
  const net = payments.map(netPayment);
  let now = settlement;
  for (const { kind, playerId, amount, open, number } of lines) {
    const where = number === undefined ? {} : { line: number };
    const share = now.shares.find((s) => s.player_id === playerId);
    if (playerId && !share) throw AppError.of(paymentErrors.player_not_in_booking, { player_id: playerId, ...where });
    const left = share ? share.open : now.remaining;
    if (open !== undefined && open !== left) throw AppError.of(paymentErrors.open_changed, { open: left });
    const remaining = kind === 'share' && share ? share.open : now.remaining;
    const problem = checkAmount(amount, remaining);
    if (problem) throw AppError.of(paymentErrors[problem], { remaining, ...where });
    await checkPayable(tx, clubId, { amount, path: pathOf(number), sums: [left, remaining] });
    net.push({ player_id: playerId, amount });
    now = settle(price, sharers, net, unit);
  }
}
